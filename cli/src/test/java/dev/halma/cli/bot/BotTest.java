package dev.halma.cli.bot;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.cli.remote.Lines;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.testkit.ShortLived;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The worked example of docs/bots.md: two programs meet at a server and play a whole game on a small board. */
class BotTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    /** Our own engine as a program of its own: {@code halma ugi}. The script's name tells its processes from others. */
    private String engine() throws IOException {
        Path script = folder.resolve("engine.sh");
        Files.writeString(script, "'" + String.join("' '", ShortLived.java("dev.halma.cli.Main", "ugi")) + "'\n");
        return "sh '" + script + "'";
    }

    private List<ProcessHandle> engines() {
        return ProcessHandle.current()
                .descendants()
                .filter(process -> process.info().commandLine().orElse("").contains(folder.toString()))
                .toList();
    }

    private CompletableFuture<Run> bot(String name, int port, String command, String... more) {
        List<String> words = new ArrayList<>(List.of("bot", "--server", "http://localhost:" + port, "--name", name));
        words.addAll(List.of("--token-file", folder.resolve(name).toString(), "--games", "1", "--move-time", "5"));
        words.addAll(List.of(more));
        words.add(command);
        return CompletableFuture.supplyAsync(
                () -> Run.halma(words.toArray(String[]::new)),
                task -> Thread.ofVirtual().start(task));
    }

    @Test
    void twoBotsPlayAWholeGameAcrossARestartOfTheServer() throws Exception {
        Settings settings = Settings.usual("localhost", 0, folder.resolve("data"));
        HalmaServer server = HalmaServer.start(settings);
        // The bots know one address, whatever port the restarted server finds.
        Relay relay = Relay.to(server.port());
        int port = relay.port();
        CompletableFuture<Run> hopper = bot("Hopper", port, engine(), "--variant", "halma-8");
        CompletableFuture<Run> strider = bot("Strider", port, engine());
        try {
            awaitGame(URI.create("http://localhost:" + port));
            server.close();
            server = HalmaServer.start(settings);
            relay.leadTo(server.port());
            assertThat(hopper.join().out()).contains("Plays at table ", "is over: ");
            assertThat(strider.join().out()).contains("Plays at table ", "is over: ");
            assertThat(hopper.join().code()).isZero();
            assertThat(engines()).isEmpty();
        } finally {
            relay.close();
            server.close();
        }
    }

    /** Waits until somebody plays. */
    private static void awaitGame(URI address) throws IOException {
        String token = new RemoteServer(address, "")
                .post(
                        "/api/me/token",
                        RemoteServer.JSON
                                .createObjectNode()
                                .put("program", true)
                                .put("name", "Eve"))
                .body()
                .path("token")
                .asString("");
        try (Lines lines = new RemoteServer(address, token).lines("/api/me/events")) {
            String line = lines.next();
            while (line != null && !line.contains("\"running\":[{")) line = lines.next();
        }
    }

    @Test
    void aBotWithoutAServerSaysSo() {
        Path none = folder.resolve("none");
        Run run = Run.halma("bot", "--server", "http://localhost:1", "--token-file", none.toString(), "true");
        assertThat(run.code()).isEqualTo(1);
        assertThat(run.err()).isEqualTo("The server at http://localhost:1 does not answer.\n");
        assertThat(none).doesNotExist();
    }
}
