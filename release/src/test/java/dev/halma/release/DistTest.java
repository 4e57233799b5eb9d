package dev.halma.release;

import static java.util.Objects.requireNonNull;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.testkit.Effort;
import java.io.BufferedReader;
import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpRequest.BodyPublishers;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The archive of {@code ./halma dist}, unpacked and run in an empty folder, with an empty PATH. */
class DistTest {

    private static final Pattern ADDRESS = Pattern.compile("http://localhost:\\d+");

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private static Path unpacked;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** In a soak as it is made for others; otherwise larger, and in a third of the time. */
    @BeforeAll
    static void unpack(@TempDir Path made) throws IOException, InterruptedException {
        List<String> command = new ArrayList<>(List.of(
                Ran.ROOT.resolve("release/make-archive").toString(),
                System.getProperty("java.home"),
                Ran.program().toString(),
                made.toString()));
        if (Effort.times(0, 1) == 0) command.add("quickly");
        String archive = Ran.good(made, command).strip();
        assertThat(archive).contains("halma-" + Ran.VERSION + "-").endsWith(".tar.gz");
        Ran.good(made, List.of("tar", "-xzf", archive, "-C", unpacked.toString(), "--strip-components", "1"));
    }

    private static List<String> halma(String... arguments) {
        List<String> command =
                new ArrayList<>(List.of(unpacked.resolve("bin/halma").toString()));
        command.addAll(List.of(arguments));
        return command;
    }

    private String good(String... arguments) throws IOException, InterruptedException {
        Ran ran = Ran.alone(folder, halma(arguments));
        assertThat(ran.code()).as(ran.output()).isZero();
        return ran.output();
    }

    @Test
    void itsLicenceAndThatOfItsJavaAreThere() {
        assertThat(unpacked.resolve("LICENSE")).content().contains("Apache License");
        assertThat(unpacked.resolve("NOTICE")).content().startsWith("Halma\n");
        assertThat(unpacked.resolve("runtime/legal/java.base/LICENSE")).exists();
    }

    @Test
    @Tag("soak")
    void rulesAndEngineRun() throws IOException, InterruptedException {
        assertThat(good("--version")).startsWith("halma " + Ran.VERSION);
        assertThat(good("perft", "halma-8", "3")).isEqualTo("1 24\n2 576\n3 20050\n");
        assertThat(good("rules", "chinese-6", "--lang", "ru")).contains("фишк");
        assertThat(good("match", "halma-8", "level3", "random", "--games", "1", "--nodes", "100"))
                .contains("1 game: home 1");
    }

    @Test
    @Tag("soak")
    void setsArePrintedAndPositionsDrawn() throws IOException, InterruptedException {
        good("print", "halma-8", "--lang", "de", "-o", "set.pdf");
        assertThat(folder.resolve("set.pdf")).isRegularFile();
        good("diagram", "chinese-6", "-o", "star.png");
        assertThat(Files.readAllBytes(folder.resolve("star.png"))).startsWith(0x89, 'P', 'N', 'G');
    }

    /** With the database's native library, the figures of the process, and what draws sheets. */
    @Test
    void theServerServesPageTablesAndSheets() throws IOException, InterruptedException {
        ProcessBuilder start = Ran.bare(folder, halma("serve", "--port", "0", "--data", "data"))
                .redirectError(ProcessBuilder.Redirect.INHERIT);
        start.environment().put("HALMA_JAVA_OPTS", "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC");
        Process server = start.start();
        try (BufferedReader output = server.inputReader()) {
            URI address = address(output);
            HttpClient http = HttpClient.newHttpClient();
            assertThat(body(http, request(address, "/"))).contains("<title>Halma");
            HttpRequest token = HttpRequest.newBuilder(address.resolve("/api/me/token"))
                    .header("Content-Type", "application/json")
                    .POST(BodyPublishers.ofString("{\"program\":true,\"name\":\"Hopper\"}"))
                    .build();
            assertThat(body(http, token)).contains("\"token\":\"");
            assertThat(body(http, request(address, "/api/metrics"))).contains("process_cpu");
            assertThat(body(http, request(address, "/print/halma-8.pdf?part=board")))
                    .startsWith("%PDF-");
            assertThat(folder.resolve("data")).isDirectoryContaining("glob:**.db");
        } finally {
            server.destroy();
            server.waitFor();
        }
    }

    private static HttpRequest request(URI address, String path) {
        return HttpRequest.newBuilder(address.resolve(path)).build();
    }

    private static String body(HttpClient http, HttpRequest request) throws IOException, InterruptedException {
        return http.send(request, BodyHandlers.ofString()).body();
    }

    private static URI address(BufferedReader output) throws IOException {
        while (true) {
            Matcher address = ADDRESS.matcher(requireNonNull(output.readLine(), "the server has ended"));
            if (address.find()) return URI.create(address.group());
        }
    }
}
