package dev.halma.cli.study;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class AnalyseTest {

    /** A wins with m13-m14. */
    private static final String WIN_AT_HAND = "a/aa/aaa/aaa1/8a4/12/5b5/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 a 0 90";

    private static final String OVER = "a/aa/aaa/aaaa/13/12/5b5/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 b 0 91";

    private static final String GAME = """
            [Variant "halma-8"]
            [Event "Sunday"]

            1. d1-e2 {so far, so quiet} h5-g4 2. e2-d1 g4-h5 3. d1-e2 B:resign
            """;

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path folder;

    @Test
    void tellsTheBestMovesInWords() {
        Run run = Run.halma("analyse", "chinese-2", "--position", WIN_AT_HAND, "--nodes", "3000", "--variations", "2");
        assertThat(run.code()).isZero();
        assertThat(run.err()).isEmpty();
        assertThat(run.out()).startsWith("""
                Turn 90: A to move.
                Seat A is home in one turn (proven).
                Seat B is home in about 16 turns (an estimate).
                1. m13-m14  won  A wins with this turn.
                2. \
                """);
        assertThat(run.out()).contains("A is ahead by about ");
    }

    @Test
    void tellsTheTurnsOfARaceOfBothSeats() {
        String race = "a/aa/aaa/1a1a/5a7/12/5a5/10/9/10/11/12/5b3b3/1bb1/bbb/bb/b a 0 90";
        Run run = Run.halma("analyse", "chinese-2", "--position", race, "--nodes", "3000", "--variations", "1");
        assertThat(run.out()).startsWith("""
                Turn 90: A to move.
                Seat A is home in 3 turns (proven).
                Seat B is home in 3 turns (proven).
                """);
    }

    @Test
    void tellsRoutesAndWhatIsExpectedToFollow() {
        Run run = Run.halma("analyse", "halma-8", "--house", "guards=any", "--nodes", "20000", "--lines", "1");
        assertThat(run.out()).matches("(?s)Turn 1: A to move\\.\n1\\. [a-h1-8-]+  \\S+  [^\n]+\\.\n   then [^\n]+\n");
    }

    @Test
    void theSameNodesGiveTheSameAnswer() {
        String[] command = {"analyse", "american-4", "--nodes", "9000", "--json"};
        assertThat(Run.halma(command)).isEqualTo(Run.halma(command));
    }

    @Test
    void tellsPositionsAsJson() {
        JsonNode report = JsonMapper.shared()
                .readTree(Run.halma("analyse", "chinese-2", "--position", WIN_AT_HAND, "--nodes", "3000", "--json")
                        .out());
        assertThat(report.get("variant").asString()).isEqualTo("chinese-2");
        assertThat(report.get("position").asString()).isEqualTo(WIN_AT_HAND);
        assertThat(report.get("seat").asString()).isEqualTo("A");
        assertThat(report.get("variations").size()).isEqualTo(3);
        JsonNode best = report.get("variations").get(0);
        assertThat(best.propertyNames())
                .containsExactly("move", "route", "winsIn", "scores", "depth", "nodes", "continuation", "says");
        assertThat(best.get("winsIn").asInt()).isEqualTo(1);
        assertThat(report.get("home").get("A").get("turns").asInt()).isEqualTo(1);
        assertThat(report.get("home").get("A").get("proven").asBoolean()).isTrue();
        assertThat(report.get("variations").get(1).get("score").asInt()).isPositive();
    }

    @Test
    void aGameThatIsOverHasNoBestMoves() {
        Run run = Run.halma("analyse", "chinese-2", "--position", OVER);
        assertThat(run.out()).isEqualTo("The game is over. A is home and has won.\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void annotatesAGameThatCanBeReadAgain() throws IOException {
        Path file = Files.writeString(folder.resolve("sunday.hgn"), GAME);
        Run run = Run.halma("analyse", file.toString(), "--nodes", "4000");
        assertThat(run.code()).isZero();
        GameRecord annotated = GameText.parse(run.out()).orThrow();
        assertThat(annotated.game()).isEqualTo(GameText.parse(GAME).orThrow().game());
        assertThat(annotated.tag("Event")).contains("Sunday");
        assertThat(annotated.comments())
                .contains(new GameRecord.Comment(1, "so far, so quiet"))
                .anySatisfy(comment -> {
                    assertThat(comment.after()).isEqualTo(3);
                    assertThat(comment.text()).matches("costs about \\S+ turns?; [a-h1-8-]+ is better");
                });
        assertThat(run.err())
                .contains("turn 3, Seat A: e2-d1 costs about ")
                .containsPattern("\\d turning points in 5 turns")
                .containsPattern("Seat A: \\d of 3 turns gave nothing away\\.")
                .contains("What would have been better? halma show halma-8 --position '");
    }

    @Test
    void aTurnLostInARaceIsProven() throws IOException {
        String race = """
                [Variant "chinese-2"]
                [Position "a/aa/aaa/1a1a/5a7/12/5a5/10/9/10/11/12/5b3b3/1bb1/bbb/bb/b a 0 90"]

                1. j11-j10
                """;
        Path file = Files.writeString(folder.resolve("race.hgn"), race);
        Run run = Run.halma("analyse", file.toString(), "--nodes", "4000");
        assertThat(run.out()).contains("turns (proven); ");
        assertThat(Run.halma("analyse", file.toString(), "--nodes", "4000", "--lang", "de")
                        .out())
                .contains("Züge (bewiesen); besser ist ");
    }

    @Test
    void tellsGamesAsJson() throws IOException {
        Path file = Files.writeString(folder.resolve("no ending"), GAME);
        Run run = Run.halma("analyse", file.toString(), "--nodes", "2000", "--json");
        JsonNode report = JsonMapper.shared().readTree(run.out());
        assertThat(run.err()).isEmpty();
        assertThat(report.get("variant").asString()).isEqualTo("halma-8");
        assertThat(report.get("result").asString()).isEqualTo("A");
        assertThat(report.get("moves").size()).isEqualTo(5);
        JsonNode third = report.get("moves").get(2);
        assertThat(third.get("turn").asInt()).isEqualTo(3);
        assertThat(third.get("move").asString()).isEqualTo("e2-d1");
        assertThat(third.get("turningPoint").asBoolean()).isTrue();
        assertThat(third.get("lost").get("turns").asDouble()).isPositive();
        assertThat(third.get("lost").get("proven").asBoolean()).isFalse();
        assertThat(report.get("dearest").valueStream().map(JsonNode::asInt)).contains(3);
        assertThat(third.get("best").get("score").asInt())
                .isGreaterThan(third.get("score").asInt());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '"',
            value = {
                "analyse                          | 2 | Missing: VARIANT",
                "analyse american                 | 2 | There is no variant “american”; `halma variants` lists them. Did you",
                "analyse halma-8 --variations 0   | 2 | --variations must be a number from 1 to 64, not 0",
                "analyse halma-8 --movetime -1    | 2 | --movetime must be a number from 1 to",
                "analyse halma-8 --nodes 0        | 2 | --nodes must be a number from 1 to",
                "analyse missing.hgn              | 1 | missing.hgn: There is no such file.",
                "analyse x.hgn --house guards=any | 2 | --position and --house go with a variant",
                "analyse halma-8 --position 8/8   | 1 | --position: line 1, column 4: found the end of the text",
                "analyse halma-8 --house win=all  | 1 | --house: line 1, column 5: found “all”",
            })
    void badInputIsRefused(String command, int code, String answer) {
        Run.halma(command.split(" +")).requireRefused(code, answer);
    }

    @Test
    void aGameThatGoesWrongIsRefusedWithItsPlace() throws IOException {
        Path file = Files.writeString(folder.resolve("wrong.hgn"), "[Variant \"halma-8\"]\n1. d1-d9");
        Run run = Run.halma("analyse", file.toString());
        assertThat(run.err()).startsWith(file + ":2:4: found “d1-d9”, expected a legal move in turn 1.");
        assertThat(run.code()).isEqualTo(1);
    }
}
