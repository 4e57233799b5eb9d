package dev.halma.bench.attack;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/** A server of our own on this machine, in a process of its own, with the limits for strangers and a small heap. */
final class Target implements AutoCloseable {

    private static final String ADDRESS = "Halma is at ";

    private final Path data;
    private final Process process;
    private final URI address;
    private final HttpClient http =
            HttpClient.newBuilder().version(HttpClient.Version.HTTP_1_1).build();

    private Target(Path data, Process process, URI address) {
        this.data = data;
        this.process = process;
        this.address = address;
    }

    /**
     * Starts a server.
     *
     * @param jar the program as it is released
     * @param megabytes of its heap
     */
    static Target start(Path jar, int megabytes) throws IOException {
        Path data = Files.createTempDirectory("halma-attack");
        String java = ProcessHandle.current().info().command().orElse("java");
        // Behind a proxy, as far as it knows: so each client can say which address it comes from.
        Process process = new ProcessBuilder(List.of(
                        java,
                        "-Xmx" + megabytes + "m",
                        "-XX:+ExitOnOutOfMemoryError",
                        "-jar",
                        jar.toString(),
                        "serve",
                        "--port=0",
                        "--behind-proxy",
                        "--limits=public",
                        "--metrics=all",
                        "--data=" + data))
                .redirectError(ProcessBuilder.Redirect.to(data.resolve("log").toFile()))
                .start();
        BufferedReader out = process.inputReader(StandardCharsets.UTF_8);
        for (String line = out.readLine(); line != null; line = out.readLine()) {
            if (line.startsWith(ADDRESS)) {
                URI address = URI.create(line.substring(ADDRESS.length()).strip());
                requireLoopback(address);
                return new Target(data, process, address);
            }
        }
        throw new IOException("the server did not start: " + Files.readString(data.resolve("log")));
    }

    private static void requireLoopback(URI address) {
        if (!List.of("localhost", "127.0.0.1").contains(address.getHost())) {
            throw new IllegalStateException("attacks are for a server on this machine alone, not " + address);
        }
    }

    URI address() {
        return address;
    }

    boolean isAlive() {
        return process.isAlive();
    }

    /** The heap that is used, in megabytes; 0 if the server does not say. */
    long heapMegabytes() {
        try {
            HttpRequest request = HttpRequest.newBuilder(address.resolve("/api/metrics"))
                    .timeout(Duration.ofSeconds(5))
                    .header("X-Forwarded-For", "203.0.113.9")
                    .build();
            String metrics =
                    http.send(request, HttpResponse.BodyHandlers.ofString()).body();
            double bytes = metrics.lines()
                    .filter(line -> line.startsWith("jvm_memory_used_bytes{area=\"heap\""))
                    .mapToDouble(line -> Double.parseDouble(line.substring(line.lastIndexOf(' '))))
                    .sum();
            return (long) bytes >> 20;
        } catch (IOException e) {
            return 0;
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            return 0;
        }
    }

    @Override
    public void close() {
        process.destroy();
        try {
            process.waitFor();
            try (Stream<Path> files = Files.walk(data)) {
                for (Path file : files.sorted(Comparator.reverseOrder()).toList()) Files.delete(file);
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
