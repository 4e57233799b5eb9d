package dev.halma.bench.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.net.ServerSocket;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A small load on a real server. */
class LoadTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void movesAreCountedAndHeldAgainstTheLogs() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder))) {
            StringWriter out = new StringWriter();
            int code = Load.commandLine()
                    .setOut(new PrintWriter(out))
                    .execute(
                            "http://localhost:" + server.port(),
                            "--tables",
                            "3",
                            "--seconds",
                            "1",
                            "--rate",
                            "15",
                            "--idle",
                            "2");
            assertThat(out.toString())
                    .containsPattern("[1-9][0-9]* moves acknowledged")
                    .contains("3 tables, 2 idle connections")
                    .contains("0 lost, 0 doubled; ") // a slow machine may lose connections, but no moves
                    .doesNotContain("refused");
            assertThat(code).isZero();
        }
    }

    /** Ten moves a second; the server stands still for a second. */
    @Test
    void aTableThatIsLateIsCountedFromWhenItsMovesWereDue() {
        long due = Load.nextDue(0, 1000, 50, 100);
        assertThat(due).isEqualTo(1050);
        assertThat(Load.nextDue(due, 2050, 50, 100)).isEqualTo(1150);
        assertThat(Load.nextDue(1150, 2060, 50, 100)).isEqualTo(1250);
    }

    @Test
    void aServerThatDoesNotAnswerIsNamed() throws IOException {
        int free;
        try (ServerSocket other = new ServerSocket(0)) {
            free = other.getLocalPort();
        }
        StringWriter err = new StringWriter();
        int code = Load.commandLine().setErr(new PrintWriter(err)).execute("http://localhost:" + free);
        assertThat(err.toString()).contains("http://localhost:" + free);
        assertThat(code).isEqualTo(1);
    }
}
