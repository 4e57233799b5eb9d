package dev.halma.server;

import dev.halma.server.services.Patience;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.net.http.HttpResponse.BodyHandler;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;

/** A browser with its own running server and an empty database. */
public final class Visit implements AutoCloseable {

    private final Path data = Files.createTempDirectory("halma");
    private final HttpClient browser = HttpClient.newHttpClient();
    private final HalmaServer server;

    public Visit() throws CannotListen, IOException {
        this(settings -> settings);
    }

    /** A server with other settings than usual. */
    public Visit(UnaryOperator<Settings> change) throws CannotListen, IOException {
        server = HalmaServer.start(
                change.apply(Settings.usual("localhost", 0, data).withTimes(Patience.LIMITS)));
    }

    /** Stops the server while the browser goes on. */
    public void stop() {
        server.close();
    }

    public int port() {
        return server.port();
    }

    public HttpRequest.Builder request(String path) {
        return HttpRequest.newBuilder(URI.create("http://localhost:" + port() + path));
    }

    public <T> HttpResponse<T> send(HttpRequest.Builder request, BodyHandler<T> body)
            throws IOException, InterruptedException {
        return browser.send(request.build(), body);
    }

    public <T> HttpResponse<T> get(String path, BodyHandler<T> body, String... headers)
            throws IOException, InterruptedException {
        HttpRequest.Builder request = request(path);
        if (headers.length > 0) request.headers(headers);
        return send(request, body);
    }

    public static String header(HttpResponse<?> answer, String name) {
        return answer.headers().firstValue(name).orElse("none");
    }

    @Override
    public void close() throws IOException {
        browser.close();
        server.close();
        try (Stream<Path> files = Files.walk(data)) {
            for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
        }
    }
}
