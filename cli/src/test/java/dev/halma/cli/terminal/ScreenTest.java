package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Games on a screen of 80 columns and 24 rows, in a real terminal. What leaves the screen or scrolls it fails a test. */
class ScreenTest {

    private static final int COLUMNS = 80;
    private static final int ROWS = 24;
    private static final String RIGHT = "\u001B[C";

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path home;

    private AtTerminal halma(Map<String, String> environment, String... arguments) throws IOException {
        return AtTerminal.halma(home, COLUMNS, ROWS, environment, arguments);
    }

    /** Plays until a turn or to the end: types every move of A, and reads every move of B beside the board. */
    private static void play(AtTerminal terminal, Opponent test, int last) throws IOException, InterruptedException {
        while (test.turn() <= last) {
            int turn = test.turn();
            String move = test.move();
            terminal.enter(move);
            terminal.awaitShown(Pattern.compile("\\b" + turn + " A " + move));
            if (test.game().isOver()) return;
            hearB(terminal, test);
            if (test.game().isOver()) return;
        }
    }

    private static void hearB(AtTerminal terminal, Opponent test) throws InterruptedException {
        Pattern answer = Pattern.compile("\\b" + test.turn() + " B ([a-z0-9]+-[a-z0-9]+)");
        test.see(terminal.awaitShown(answer).group(1));
    }

    @Test
    void aWholeGameOnASquareBoardByKeysAndTyping() throws Exception {
        Opponent test = new Opponent("halma-8");
        try (AtTerminal terminal = halma(Map.of(), "play", "halma-8", "--players", "me,level1")) {
            terminal.await("Turn 1 · Your turn");
            assertThat(terminal.shown()).contains("8 ·   ·   ·   ·   ▲   ▲   ▲   ▲", "Ladybird", "?: help");
            // The cursor is on the first piece that can move. It goes to another one, which is taken and put back.
            terminal.await("1[●]");
            terminal.type(RIGHT + RIGHT + RIGHT);
            terminal.await("Your turn · d1");
            terminal.type("\r");
            terminal.await("●  [●]  ○");
            terminal.type("\t");
            terminal.await("d1-d2, step");
            assertThat(terminal.shown()).contains("●  (●)  ○", "[○]");
            terminal.type("\u001B");
            terminal.await("Your turn · d2");
            // An illegal move is refused in words, and a word with a mistake gets a suggestion.
            terminal.enter("a1-h8");
            terminal.await("h8 is taken: a piece of B’s stands there.");
            terminal.enter("hnit");
            terminal.await("Did you mean hint?");
            terminal.type("d1-\t");
            terminal.await("d1-d2  d1-e1  d1-e2");
            terminal.type("\u0015");
            // A line that is longer than the screen shows its end. (This terminal complains of a screen that scrolls.)
            terminal.type("x".repeat(150) + "the end of it");
            terminal.await("> " + "x".repeat(COLUMNS - 3 - 13) + "the end of it");
            assertThat(terminal.shown()).contains("Your turn", "?: help");
            terminal.type("\u0015");
            play(terminal, test, Integer.MAX_VALUE);
            terminal.await(test.game().outcome() instanceof Outcome.Won ? "has won" : "Drawn");
            terminal.enter("save won");
            terminal.await("Saved: won.hgn");
            terminal.enter("quit");
            assertThat(terminal.exitCode()).isZero();
            terminal.await(screen -> !screen.isWholeScreen() && screen.hasColours(), "the usual screen");
        }
        GameRecord record =
                GameText.parse(Files.readString(home.resolve("won.hgn"))).orThrow();
        assertThat(record.game()).isEqualTo(test.game());
        assertThat(record.tag("LevelB")).contains("1");
    }

    @Test
    void aGameOnAStarWithoutColoursAndUnicode() throws Exception {
        Opponent test = new Opponent("chinese-2");
        Map<String, String> simple = Map.of("NO_COLOR", "1", "LC_ALL", "C");
        try (AtTerminal terminal = halma(simple, "play", "chinese-2", "--players", "Ann,level1", "--lang", "en")) {
            terminal.await("Your turn");
            assertThat(terminal.shown()).contains("17 B", "Ann", "4 a b c d").isASCII();
            play(terminal, test, 6);
            terminal.enter("resign yes");
            terminal.await("has won");
            terminal.await(screen -> !screen.hasColours(), "no colours");
            terminal.type("\u0004");
            assertThat(terminal.exitCode()).isZero();
        }
    }

    @Test
    void anUnfinishedGameIsOfferedAgainWhenNothingIsAskedFor() throws Exception {
        try (AtTerminal terminal = halma(Map.of(), "play", "diamond-9", "--players", "Ann,Bo", "--first", "B")) {
            terminal.await("Bo (B) to move");
            terminal.enter("hint");
            String hint = terminal.awaitShown(Pattern.compile("Hint: (\\w+) to (\\w+)"))
                    .group();
            terminal.enter(hint.replaceAll("Hint: (\\w+) to (\\w+)", "$1 $2"));
            terminal.await("Ann (A) to move");
            terminal.enter("undo");
            terminal.await("The move is undone.");
            terminal.type("?");
            terminal.await("any other key: back");
            terminal.type("x");
            terminal.await("Bo (B) to move");
            terminal.enter("quit");
            assertThat(terminal.exitCode()).isZero();
            terminal.await("halma play --resume");
        }
        try (AtTerminal terminal = halma(Map.of())) {
            terminal.await("There is an unfinished game");
            terminal.enter("");
            terminal.await("Bo (B) to move");
            terminal.type("\u0003");
            assertThat(terminal.exitCode()).isZero();
        }
    }
}
