package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two terminals at one table of a real server: one with a screen, one line by line. */
class OnlineTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void twoTerminalsPlayAWholeGame() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            String address = "http://localhost:" + server.port();
            Path ann = Files.createDirectory(folder.resolve("ann"));
            Path bo = Files.createDirectory(folder.resolve("bo"));
            try (AtTerminal screen = AtTerminal.halma(
                    ann, 80, 24, Map.of(), "play", "halma-8", "--server", address, "--name", "Ann", "--first", "A")) {
                Matcher made = screen.awaitWritten(Pattern.compile("--table (\\S+) --key (\\S+)"), 0);
                screen.await("The game begins as soon as every seat is taken.");
                String link = address + "/#/table/" + made.group(1) + "/" + made.group(2);
                try (AtTerminal lines = AtTerminal.halma(
                        bo, 80, 24, Map.of(), "play", "--server", address, "--table", link, "--plain")) {
                    lines.awaitWritten(Pattern.compile("What shall we call you\\?"), 0);
                    lines.enter("Bo");
                    lines.awaitWritten(Pattern.compile("Ann \\(A\\) begins"), 0);
                    play(screen, lines);
                    lines.enter("quit");
                    assertThat(lines.exitCode()).isZero();
                }
                screen.enter("quit");
                assertThat(screen.exitCode()).isZero();
            }
        }
    }

    private static void play(AtTerminal screen, AtTerminal lines) throws Exception {
        Opponent test = new Opponent("halma-8");
        screen.await("Your turn");
        // No advice against people.
        screen.enter("hint");
        screen.await("The computer gives no advice while others play along");
        while (!test.game().isOver()) {
            int turn = test.turn();
            boolean isScreensTurn = test.game().position().toMove().index() == 0;
            if (isScreensTurn) screen.await("Turn " + turn + " · Your turn");
            else lines.awaitWritten(Pattern.compile("Turn " + turn + ": Bo \\(B\\)"), 0);
            (isScreensTurn ? screen : lines).enter(test.move());
        }
        String end = "has won";
        screen.await(end);
        lines.awaitWritten(Pattern.compile(end), 0);
    }

    @Test
    void listsTablesAndSaysWhatIsMissing() throws Exception {
        try (HalmaServer server = HalmaServer.start(Settings.usual("localhost", 0, folder.resolve("data")))) {
            String address = "http://localhost:" + server.port();
            String token = folder.resolve("eve.token").toString();
            Run none = Run.halma("play", "--server", address, "--name", "Eve", "--token-file", token);
            assertThat(none.out()).contains("No open table", "--table ID");
            Run wrong = Run.halma("play", "--server", address, "--table", "nowhere", "--token-file", token);
            assertThat(wrong.code()).isEqualTo(1);
            assertThat(wrong.err()).contains("There is no such table.");
        }
        Run silent = Run.halma(
                "play",
                "--server",
                "http://localhost:1",
                "--name",
                "Eve",
                "--token-file",
                folder.resolve("x").toString());
        assertThat(silent.code()).isEqualTo(1);
        assertThat(silent.err()).contains("The server at http://localhost:1 does not answer.");
    }
}
