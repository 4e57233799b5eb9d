package dev.halma.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.cli.online.Lines;
import dev.halma.cli.online.Server;
import dev.halma.server.CannotListen;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ThreadLocalRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worked example of docs/bots.md: two programs meet at a server and play a whole game on a small board. */
class BotTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Our own engine as a program of its own: {@code halma ugi}. */
    private static String engine() {
        return "'" + Path.of(System.getProperty("java.home"), "bin", "java") + "' -cp '"
                + System.getProperty("java.class.path") + "' dev.halma.cli.Main ugi";
    }

    private CompletableFuture<Run> bot(String name, int port, String command, String... more) {
        List<String> words = new ArrayList<>(List.of("bot", "--server", "http://localhost:" + port, "--name", name));
        words.addAll(List.of("--token-file", folder.resolve(name).toString(), "--games", "1", "--move-time", "20"));
        words.addAll(List.of(more));
        words.add(command);
        return CompletableFuture.supplyAsync(
                () -> Run.halma(words.toArray(String[]::new)),
                task -> Thread.ofVirtual().start(task));
    }

    /**
     * Starts a server at a port that the system gives to no connection: the server can be started there again, and a bot that
     * tries to connect meanwhile does not meet itself.
     */
    private HalmaServer start() {
        while (true) {
            int port = ThreadLocalRandom.current().nextInt(11_000, 32_768);
            try {
                return HalmaServer.start(Settings.usual("localhost", port, folder.resolve("data")));
            } catch (CannotListen e) {
                // Somebody else has this one.
            }
        }
    }

    @Test
    void twoBotsPlayAWholeGameAcrossARestartOfTheServer() throws Exception {
        HalmaServer server = start();
        int port = server.port();
        CompletableFuture<Run> hopper = bot("Hopper", port, engine(), "--variant", "halma-8");
        CompletableFuture<Run> strider = bot("Strider", port, engine());
        try {
            awaitGame(URI.create("http://localhost:" + port));
            server.close();
            server = HalmaServer.start(Settings.usual("localhost", port, folder.resolve("data")));
            assertThat(hopper.join().out()).contains("Plays at table ", "is over: ");
            assertThat(strider.join().out()).contains("Plays at table ", "is over: ");
            assertThat(hopper.join().code()).isZero();
        } finally {
            server.close();
        }
    }

    /** Waits until somebody plays. */
    private static void awaitGame(URI address) throws IOException {
        String token = new Server(address, "")
                .post(
                        "/api/me/token",
                        Server.JSON.createObjectNode().put("program", true).put("name", "Eve"))
                .body()
                .path("token")
                .asString("");
        try (Lines lines = new Server(address, token).lines("/api/me/events")) {
            String line = lines.next();
            while (line != null && !line.contains("\"running\":[{")) line = lines.next();
        }
    }

    @Test
    void aBotWithoutAServerSaysSo() {
        Run run = Run.halma("bot", "--server", "http://localhost:1", "--token-file", "none", "true");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).startsWith("No token for the bot: ");
        assertThat(Files.exists(Path.of("none"))).isFalse();
    }
}
