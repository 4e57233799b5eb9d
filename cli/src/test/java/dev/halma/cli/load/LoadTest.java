package dev.halma.cli.load;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.cli.Run;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.io.IOException;
import java.net.ServerSocket;
import java.net.URI;
import java.net.http.WebSocket;
import java.nio.file.Path;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small load on a real server, through the sockets of the load itself. */
class LoadTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void movesAreCountedAndHeldAgainstTheLogs() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder))) {
            Run run = Run.halma(
                    "load",
                    "http://localhost:" + server.port(),
                    "--tables",
                    "3",
                    "--seconds",
                    "1",
                    "--rate",
                    "15",
                    "--idle",
                    "2");
            assertThat(run.out())
                    .containsPattern("[1-9][0-9]* moves acknowledged")
                    .contains("3 tables, 2 idle connections")
                    .contains("0 lost, 0 doubled; ") // a slow machine may lose connections, but no moves
                    .doesNotContain("refused");
            assertThat(run.code()).isZero();
        }
    }

    /** Ten moves a second; the server stands still for a second. */
    @Test
    void aTableThatIsLateIsCountedFromWhenItsMovesWereDue() {
        long due = LoadCommand.nextDue(0, 1000, 50, 100);
        assertThat(due).isEqualTo(1050);
        assertThat(LoadCommand.nextDue(due, 2050, 50, 100)).isEqualTo(1150);
        assertThat(LoadCommand.nextDue(1150, 2060, 50, 100)).isEqualTo(1250);
    }

    /** A message of many thousand characters comes in several parts, with letters of several bytes. */
    @Test
    void aSocketSendsAndHearsWholeMessagesOfAnyLength() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder));
                PlainSockets sockets = new PlainSockets()) {
            CompletableFuture<String> heard = new CompletableFuture<>();
            WebSocket socket = sockets.connect(
                            URI.create("http://localhost:" + server.port() + "/api/socket"), "", whenRefused(heard))
                    .get();
            String odd = "ж€".repeat(1000);
            socket.sendText("{\"say\":\"" + odd + "\"}", true).get();
            assertThat(heard.get()).contains("not-understood");
            socket.abort();
            assertThat(socket.isInputClosed()).isTrue();
        }
    }

    private static WebSocket.Listener whenRefused(CompletableFuture<String> heard) {
        return new WebSocket.Listener() {
            @Override
            public CompletionStage<?> onText(WebSocket from, CharSequence text, boolean isLast) {
                if (text.toString().contains("not-understood")) heard.complete(text.toString());
                return CompletableFuture.completedFuture(null);
            }
        };
    }

    @Test
    void aServerThatIsNotThereIsSaidToBeSo() throws IOException {
        int free;
        try (ServerSocket other = new ServerSocket(0)) {
            free = other.getLocalPort();
        }
        try (PlainSockets sockets = new PlainSockets()) {
            CompletableFuture<WebSocket> nobody =
                    sockets.connect(URI.create("http://localhost:" + free + "/"), "", new WebSocket.Listener() {});
            assertThatThrownBy(nobody::get).isInstanceOf(ExecutionException.class);
        }
    }
}
