package dev.halma.cli.terminal;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.i18n.Language;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

/** Games line by line: every change is said once, in words. */
class PlainTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    private String file() {
        return folder.resolve("game.hgn").toString();
    }

    @Test
    void aWholeGameInGermanAtATerminal() throws Exception {
        Opponent test = new Opponent("halma-8");
        try (AtTerminal terminal = AtTerminal.halma(
                folder, 80, 24, Map.of("LC_ALL", "de_DE.UTF-8"), "play", "halma-8", "--players", "Ann,1", "--plain")) {
            Pattern answer = Pattern.compile("\\(B\\): (\\w+) \\S+ (\\w+),");
            int heard = 0;
            while (!test.game().isOver()) {
                terminal.awaitWritten(Pattern.compile("Zug " + test.turn() + ": Ann \\(A\\)"), 0);
                terminal.enter(test.move());
                if (test.game().isOver()) break;
                Matcher said = terminal.awaitWritten(answer, heard);
                heard = said.end();
                test.see(said.group(1) + "-" + said.group(2));
            }
            terminal.awaitWritten(Pattern.compile("gewonnen|[Uu]nentschieden"), 0);
            terminal.enter("ende");
            assertThat(terminal.exitCode()).isZero();
            assertThat(terminal.screen().transcript()).doesNotContain("\u001B");
        }
    }

    @Test
    void afterTheGameEachTurnIsComparedWithTheBest() throws Exception {
        Files.writeString(Path.of(file()), "[Variant \"halma-8\"]\n[A \"Ann\"]\n[LevelB \"1\"]\n1. d1-e2 h5-g4\n");
        Run run = Run.withInput("resign yes\nanalyse\nquit\n", "play", file());
        assertThat(run.out())
                .contains("B has won: the last opponent resigned.", "turn 1 of 3")
                .containsPattern("turning points? in 2 turns")
                .containsPattern("A: \\d of 1 turn gave nothing away");
    }

    @Test
    void saysWhichPlaceAPlayerHasWhoIsHome() throws Exception {
        Variant variant =
                HouseText.parse(Variants.named("chinese-3"), "places=on").orThrow();
        List<CellSet> pieces = new ArrayList<>();
        List<String> moves = new ArrayList<>();
        Board board = variant.board();
        for (Seating seating : variant.seatings()) {
            CellSet goal = seating.goal();
            int entry = goal.stream()
                    .filter(cell -> outside(board, goal, cell).isPresent())
                    .findFirst()
                    .orElseThrow();
            int waiting = outside(board, goal, entry).getAsInt();
            pieces.add(goal.minus(CellSet.of(entry)).union(CellSet.of(waiting)));
            moves.add(board.nameOf(waiting) + "-" + board.nameOf(entry));
        }
        Position start = Position.of(variant, pieces, Seat.A, Set.of(), 0, 1);
        Files.writeString(Path.of(file()), GameText.text(GameRecord.of(Game.from(start))));
        Run run = Run.withInput(moves.get(0) + "\n" + moves.get(1) + "\nquit\n", "play", file());
        assertThat(run.out())
                .contains("Seat A is home, in place 1.", "Seat B is home, in place 2.", "A is home and has won.")
                .doesNotContain("Seat C is home");
        assertThat(Files.readString(Path.of(file()))).contains("[Places \"ABC\"]");
    }

    /** A free cell beside a cell of a goal. */
    private static OptionalInt outside(Board board, CellSet goal, int cell) {
        return board.directions().stream()
                .map(direction -> board.neighbour(cell, direction))
                .filter(next -> next != Board.NONE && !goal.contains(next))
                .mapToInt(Integer::intValue)
                .findFirst();
    }

    @Test
    void readsWhatIsTypedAndAnswersInWords() throws Exception {
        Run run = Run.withInput(
                """
                d1-d4
                d1
                moves d1
                undoo
                read
                D1 E2
                last
                save %s
                quit
                """.formatted(folder.resolve("copy")), "play", "halma-8", "--players", "Ann,Bo", "--save", file());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .contains("Ann (A) begins.", "Turn 1: Ann (A) to move.")
                .contains("d1: d2, e1, e2")
                .contains("“undoo” is neither a move nor a word that I know. Did you mean undo?")
                .contains("Ann (A): a1 a2 a3 a4 b1 b2 b3 c1 c2 d1 (0 of 10 home)")
                .contains(
                        "Ann (A): d1 to e2, a step.",
                        "Turn 2: Bo (B) to move.",
                        "Saved: " + folder.resolve("copy.hgn"));
        assertThat(folder.resolve("copy.hgn")).hasSameTextualContentAs(Path.of(file()));
        assertThat(GameText.parse(Files.readString(Path.of(file())))
                        .orThrow()
                        .game()
                        .eventCount())
                .isEqualTo(1);
    }

    @Test
    void aSavedGameGoesOnWithItsPlayers() throws Exception {
        Files.writeString(Path.of(file()), "[Variant \"halma-8\"]\n[A \"Ann\"]\n[LevelB \"1\"]\n1. d1-e2 h5-g4\n");
        Run run = Run.withInput("undo\nresign yes\n", "play", file());
        assertThat(run.out())
                .contains("Ladybird (B): h5 to g4, a step.", "Turn 3: Ann (A) to move.", "Turn 1: Ann (A) to move.")
                .contains("Ann (A) resigns.", "B has won: the last opponent resigned.");
        assertThat(GameText.parse(Files.readString(Path.of(file()))).orThrow().result())
                .isEqualTo("B");
    }

    @Test
    void aSavedGameKeepsWhatItsFileTells() throws Exception {
        Files.writeString(Path.of(file()), """
                [Variant "halma-8"]
                [Event "Club"]
                [Round "3"]
                [Date "2020-01-02"]
                [A "Ann"]
                [LevelB "1"]

                1. d1-e2 {a good start} h5-g4 {so is this}
                2. e2-e3 {too bold} *
                """);
        assertThat(Run.withInput("undo\nresign yes\n", "play", file()).code()).isZero();
        GameRecord record = GameText.parse(Files.readString(Path.of(file()))).orThrow();
        assertThat(record.tags())
                .containsExactly(
                        new GameRecord.Tag("Event", "Club"),
                        new GameRecord.Tag("Round", "3"),
                        new GameRecord.Tag("Date", "2020-01-02"),
                        new GameRecord.Tag("A", "Ann"),
                        new GameRecord.Tag("LevelB", "1"));
        assertThat(record.comments())
                .extracting(GameRecord.Comment::text)
                .containsExactly("a good start", "so is this");
    }

    @Test
    void noOtherFileIsReplaced() throws Exception {
        Path club = folder.resolve("club.hgn");
        String two = "[Variant \"halma-8\"]\n\n1. d1-e2 resign\n\n[Variant \"halma-8\"]\n\n1. d1-e2 resign\n";
        Files.writeString(club, two);
        Run asked = Run.withInput("d1-e2\n", "play", "halma-8", "--players", "Ann,Bo", "--save", club.toString());
        asked.requireRefused(1, club + " already exists and holds something else. Choose another name.");
        Run typed = Run.withInput(
                "d1-e2\nsave %s\nsave %s\nh5-g4\nundo\nsave %s\nquit\n"
                        .formatted(club, folder.resolve("own"), folder.resolve("own")),
                "play",
                "halma-8",
                "--players",
                "Ann,Bo",
                "--save",
                file());
        assertThat(typed.out()).contains(club + " already exists");
        assertThat(typed.out().split("Saved: ", -1)).hasSize(4); // twice its own, and once at the end
        assertThat(Files.readString(club)).isEqualTo(two);
    }

    @Test
    void anotherGameDoesNotReplaceTheOneThatIsOver() throws Exception {
        Run run = Run.withInput(
                "resign yes\nagain\nh5-g4\nquit\n", "play", "halma-8", "--players", "Ann,Bo", "--save", file());
        assertThat(run.code()).isZero();
        assertThat(GameText.parse(Files.readString(Path.of(file()))).orThrow().result())
                .isEqualTo("B");
        assertThat(run.out()).endsWith("Saved: " + folder.resolve("game-2.hgn") + "\n");
    }

    @Test
    void aSeatThatIsNotThereDoesNotBegin() {
        Run run = Run.halma("play", "halma-8", "--players", "Ann,Bo", "--first", "E", "--save", file());
        run.requireRefused(1, "“E” does not say who begins");
    }

    @Test
    void aLevelThatIsNotThereIsAskedForAgain() {
        Run run = Run.withInput("halma-8\nlevel9\n2\n1\nd1-e2\nquit\n", "play", "--save", file());
        assertThat(run.out()).contains("“level9” is not a player here", "Duckling (B)");
    }

    @Test
    void computersPlayTheirGameToTheEndWithoutInput() {
        Run run = Run.halma("play", "halma-8", "--players", "1,1", "--first", "die", "--save", file());
        assertThat(run.out()).contains("The die: A ", "begins.").containsPattern("has won|Drawn");
    }

    @Test
    void peopleAgreeOnADraw() {
        Run run = Run.withInput("draw yes\nagree\n", "play", "halma-8", "--players", "Ann,Bo", "--save", file());
        assertThat(run.out())
                .contains("Ann (A) offers a draw.", "Type “agree” or “decline”.", "A draw: everyone agreed.");
    }

    @Test
    void eachPersonAnswersAnOfferForTheirOwnSeat() {
        Run run = Run.withInput(
                "draw yes\nagree\ndecline\ndraw yes\nagree\nagree\n",
                "play",
                "chinese-3",
                "--players",
                "Ann,Bo,Cy",
                "--save",
                file());
        assertThat(run.out().split("Type “agree” or “decline”.", -1)).hasSize(5); // twice for each offer
        assertThat(run.out())
                .containsSubsequence(
                        "Ann (A) offers a draw.",
                        "Bo (B) agrees.",
                        "Cy (C) does not agree.",
                        "Ann (A) offers a draw.",
                        "Cy (C) agrees.",
                        "A draw: everyone agreed.");
    }

    @Test
    void aGameHereIsPausedAndItsEndTakenBack() {
        Run run = Run.withInput(
                "pause\nd1-e2\nresume\nd1-e2\nresign yes\nundo\nh5-g4\nquit\n",
                "play",
                "halma-8",
                "--players",
                "Ann,Bo",
                "--save",
                file());
        assertThat(run.out())
                .containsSubsequence(
                        "The game is paused.",
                        "The game goes on.",
                        "Ann (A): d1 to e2, a step.",
                        "Bo (B) resigns.",
                        "The move is undone.",
                        "Bo (B): h5 to g4, a step.");
    }

    @Test
    void aComputerThatIsAheadWantsToPlayOn() throws Exception {
        Files.writeString(
                Path.of(file()),
                "[Variant \"halma-8\"]\n[A \"Ann\"]\n[LevelB \"1\"]\n1. d1-e2 f8-e7 2. e2-d1 e7-d6 3. d1-e2 d6-c5 4. e2-d1 c5-b4 *\n");
        assertThat(Run.withInput("draw yes\nquit\n", "play", file()).out())
                .contains("B is ahead and wants to play on.", "Turn 9: Ann (A) to move.");
    }

    @Test
    void theYoungestBegins() {
        Run run = Run.withInput("b\nquit\n", "play", "halma-8", "--players", "Ann,Bo", "--first", "youngest");
        assertThat(run.out()).contains("Who is the youngest? (A, B)", "Bo (B) begins.");
    }

    @Test
    void asksForWhatIsNotSaid() {
        Run run = Run.withInput("amercan-2\nhalma-8\n2\n5\nquit\n", "play", "--save", file());
        assertThat(run.out())
                .contains("Did you mean american-2", "2  Duckling", "Who begins?", "Seat A begins.", "Turn 1: Seat A");
    }

    @ParameterizedTest
    @EnumSource
    void speaksEveryLanguage(Language language) {
        Run run = Run.in(
                language,
                "?\nd1\nrules\nboard\nhelp\nquit\n",
                "play",
                "halma-8",
                "--players",
                "me,1",
                "--save",
                file());
        assertThat(run.code()).isZero();
        assertThat(run.out())
                .doesNotContain("{")
                .doesNotContainPattern("\\b(page|terminal)\\.[a-z]")
                .contains("d1-e2", "d1");
        assertThat(Run.in(language, "", "play", "--help").out()).contains("--players", "--token-file");
        assertThat(Run.in(language, "", "watch", "--help").out()).contains("FILE.hgn", "--plain");
    }

    @Test
    void replaysAGame() throws Exception {
        Files.writeString(Path.of(file()), "[Variant \"halma-8\"]\n[A \"Ann\"]\n1. d1-e2 {so quiet} h5-g4 2. resign\n");
        Run run = Run.halma("watch", file());
        assertThat(run.out())
                .startsWith("Small Halma")
                .contains(
                        "Ann (A): d1 to e2, a step.\nso quiet\nSeat B: h5 to g4, a step.\nAnn (A) resigns.\nB has won");
        try (AtTerminal terminal = AtTerminal.halma(folder, 120, 40, Map.of(), "watch", file())) {
            terminal.await("Replay · 0 of 3");
            terminal.type("\u001B[C");
            terminal.await("so quiet");
            terminal.type("\u001B[F");
            terminal.await("B has won");
            terminal.type("q");
            assertThat(terminal.exitCode()).isZero();
        }
    }

    @Test
    void resigningTakesTheWholeWordAndAYes() {
        Run run = Run.withInput("res\nr\nresign\nboard\nresign\nyes\n", "play", "halma-8", "--players", "Ann,Bo");
        assertThat(run.out())
                .contains("“r” can mean several words. Did you mean read, resume or rules?")
                .contains("Resign? “yes” does it, anything else goes on.")
                .containsOnlyOnce("Ann (A) resigns.");
    }

    @Test
    void morePlayersThanSeatsAndATableWithoutAServerAreRefused() {
        Run.halma("play", "halma-8", "--players", "Ann,Bo,Cy").requireRefused(2, "3 players are too many for 2 seats.");
        Run.halma("play", "halma-8", "--table", "abc")
                .requireRefused(2, "--table is for a table of a server: give --server too.");
        for (String address : List.of("ftp://x", "http://a:b", "http://x:99999", "")) {
            Run.halma("play", "--server", address).requireRefused(2, "is not the address of a server");
        }
    }
}
