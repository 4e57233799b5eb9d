package dev.halma.engine.ugi;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Evaluation;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.report.MoveWords;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.HelperThreads;
import dev.halma.engine.search.Search;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UgiSessionTest {

    private static final String HALMA_8 = "4bbbb/5bbb/6bb/7b/a7/aa6/aaa5/aaaa4 a 0 1";
    private static final String OVER = PositionText.text(Endings.WON);
    private static final String WIN_AT_HAND = PositionText.text(Endings.WIN_AT_HAND);

    private static final String RACE = PositionText.text(Endings.RACE);

    private final List<String> said = new ArrayList<>();
    private final OnTheSpot runner = new OnTheSpot();
    private final UgiSession session = new UgiSession(new SessionEnvironment(
            "1.2",
            said::add,
            () -> 0,
            runner,
            new Codes(),
            Evaluation.of(Weights.USUAL),
            threads -> HelperThreads.NONE));

    /** Runs work at once, and can pretend to be busy. */
    private static final class OnTheSpot implements Runner {

        private boolean looksBusy;

        @Override
        public void start(Function<StopSign, String> work, Consumer<String> whenDone) {
            whenDone.accept(work.apply(new StopSign() {
                @Override
                public boolean getAsBoolean() {
                    return false;
                }

                @Override
                public void await() {}
            }));
        }

        @Override
        public boolean isBusy() {
            return looksBusy;
        }

        @Override
        public void stop() {
            looksBusy = false;
        }
    }

    private static final class Codes implements Words {
        @Override
        public String of(Refusal refusal) {
            return refusal.code();
        }

        @Override
        public String of(Problem problem) {
            return "column " + problem.column();
        }
    }

    /** The reply to the last of these lines. */
    private List<String> answers(String... lines) {
        for (String line : lines) {
            said.clear();
            assertThat(session.answer(line)).isTrue();
        }
        return List.copyOf(said);
    }

    private String answer(String... lines) {
        return String.join("\n", answers(lines));
    }

    @Test
    void introducesItselfWithItsOptions() {
        List<String> answers = answers("ugi");
        assertThat(answers)
                .startsWith("id name Halma 1.2", "id author the Halma authors")
                .endsWith("ugiok");
        assertThat(answers)
                .contains(
                        "option name House type string default <empty>",
                        "option name Level type spin default 8 min 1 max 8",
                        "option name Hash type spin default 16 min 1 max 2048",
                        "option name Seed type spin default 1 min 0 max 2147483647",
                        "option name MultiPV type spin default 1 min 1 max 64",
                        "option name Landings type check default false")
                .anyMatch(line -> line.startsWith("option name Variant type combo default american-2 var "));
        Variants.all().forEach(variant -> assertThat(answers.get(2)).contains(" var " + variant.id()));
        assertThat(answer("isready")).isEqualTo("readyok");
    }

    @Test
    void playsAScriptedGameThatIsTheSameEachTime() {
        String[] script = {
            "setoption name Variant value halma-8", "position startpos moves d1-e2 h5-g4", "go nodes 3000"
        };
        List<String> once = answers(script);
        assertThat(once.getLast()).matches("bestmove [a-h][1-8]-[a-h][1-8]");
        assertThat(once.get(0))
                .matches("info depth 1 multipv 1 score cp -?\\d+ scores A -?\\d+ B -?\\d+ nodes \\d+ time 0 pv \\S+");
        assertThat(answers("uginewgame", "position startpos moves d1-e2 h5-g4", "go nodes 3000"))
                .isEqualTo(once);
    }

    @Test
    void tellsSeveralLinesThatBeginDifferently() {
        List<String> lines = answers(
                "setoption name Variant value halma-8",
                "setoption name MultiPV value 3",
                "position startpos",
                "go nodes 20000 depth 3");
        List<String> deepest =
                lines.stream().filter(line -> line.startsWith("info depth 3 ")).toList();
        assertThat(deepest)
                .extracting(line -> line.replaceAll(".* multipv (\\d+) .*", "$1"))
                .startsWith("1", "2", "3");
        assertThat(deepest.subList(0, 3))
                .extracting(line -> line.replaceAll(".* pv (\\S+).*", "$1"))
                .doesNotHaveDuplicates();
        assertThat(lines.getLast()).startsWith("bestmove ");
    }

    @Test
    void tellsTheScoresOfAllSeats() {
        assertThat(answers("setoption name Variant value american-4", "go depth 1")
                        .get(0))
                .matches("info depth 1 multipv 1 score cp -?\\d+ scores A -?\\d+ B -?\\d+ C -?\\d+ D -?\\d+ nodes .*");
    }

    @Test
    void aWinAtHandIsAMateInOneTurn() {
        assertThat(answer("setoption name Variant value chinese-2", "position fen " + WIN_AT_HAND, "go nodes 5000"))
                .contains("score mate 1 ");
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3, 4, 5, 6, 7})
    void playsAtALevelByItsSeedAndSaysWhatItFound(int level) {
        String[] script = {
            "setoption name Level value " + level, "setoption name Seed value 7", "uginewgame", "go nodes 1000"
        };
        List<String> once = answers(script);
        assertThat(once).hasSizeGreaterThan(1);
        String last = once.get(once.size() - 2);
        assertThat(last).matches("info depth \\d multipv 1 score cp -?\\d+ scores A \\S+ B \\S+ nodes \\d+ .* pv .*");
        assertThat(once.getLast()).isEqualTo("bestmove " + last.replaceAll(".* pv (\\S+).*", "$1"));
        assertThat(answers(script)).isEqualTo(once);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 4, 7})
    void tellsSeveralLinesAtALevelTheOneItPlaysFirst(int level) {
        List<String> answers = answers(
                "setoption name Variant value halma-8",
                "setoption name Level value " + level,
                "setoption name MultiPV value 3",
                "go nodes 9000");
        for (int line = 1; line <= 3; line++) {
            String number = " multipv " + line + " ";
            assertThat(answers).anyMatch(answer -> answer.contains(number));
        }
        String first = answers.stream()
                .filter(answer -> answer.contains(" multipv 1 "))
                .reduce((earlier, later) -> later)
                .orElseThrow();
        assertThat(answers.getLast()).isEqualTo("bestmove " + first.replaceAll(".* pv (\\S+).*", "$1"));
    }

    @Test
    void aLevelBringsItsLastPiecesInByAPlanThatItTells() {
        assertThat(answers(
                        "setoption name Variant value chinese-2",
                        "setoption name Level value 2",
                        "position fen " + RACE,
                        "go nodes 1000"))
                .hasSize(2)
                .first()
                .asString()
                .startsWith("info depth 1 multipv 1 score mate 1 ")
                .contains(" home 1 proven ")
                .endsWith(" pv m13-m14");
    }

    @Test
    void tellsTheLegalMoves() {
        answers("setoption name Variant value halma-8");
        List<String> words = List.of(answer("query legalmoves").split(" "));
        assertThat(words).startsWith("response", "a1-c3", "a2-c4").hasSize(1 + 24);
        assertThat(answer("setoption name Variant value chinese-2", "position fen " + OVER, "query legalmoves"))
                .isEqualTo("response none");
    }

    @Test
    void namesEveryLandingIfItIsAskedTo() {
        answers("setoption name Variant value halma-8", "position startpos moves d1-e2 h5-g4");
        assertThat(answer("query legalmoves")).contains(" b1-h5 ");
        answers("setoption name Landings value true");
        assertThat(answer("query legalmoves")).contains(" b1-d1-f3-h5 ").doesNotContain(" b1-h5 ");
        assertThat(answers("go nodes 3000"))
                .anyMatch(line -> line.matches("info .* pv [a-h1-8]+(-[a-h1-8]+){2,}( .*)?"))
                .last()
                .asString()
                .matches("bestmove [a-h1-8]+(-[a-h1-8]+){2,}");
    }

    @Test
    void aRaceIsToldWithTheTurnsUntilHomeAtEveryLevel() {
        for (String level : List.of("2", "8")) {
            assertThat(answers(
                            "setoption name Variant value chinese-2",
                            "setoption name Level value " + level,
                            "position fen a/aa/aaa/1a1a/5a7/12/5a5/10/9/10/11/12/5b3b3/1bb1/bbb/bb/b a 0 90",
                            "go nodes 1000"))
                    .first()
                    .asString()
                    .startsWith("info depth 3 multipv 1 ")
                    .contains(" home 3 proven ");
        }
    }

    @Test
    void thereIsAnInfoHoweverSmallTheLimits() {
        assertThat(answers("setoption name Variant value american-2", "position startpos", "go nodes 1"))
                .anySatisfy(line -> assertThat(line).startsWith("info depth "));
    }

    @Test
    void playsByTheClockOfTheSeatToMove() {
        answers("setoption name Variant value chinese-3", "position startpos moves e3-g5");
        assertThat(answers("go time A 60000 B 60000 C 60000 inc A 0 depth 2").getLast())
                .startsWith("bestmove ");
        assertThat(answers("go wtime 60000 btime 60000 depth 2").getLast()).startsWith("bestmove ");
        assertThat(answers("go time A 60000 C 60000 depth 2"))
                .containsExactly("info string go: there is no time for seat B, who is to move");
    }

    @Test
    void theClockEndsTheSearch() {
        List<String> heard = new ArrayList<>();
        AtomicLong now = new AtomicLong();
        // A clock that advances by a millisecond whenever it is read.
        UgiSession timed = new UgiSession(new SessionEnvironment(
                "1.2",
                heard::add,
                () -> now.getAndAdd(1_000_000),
                new OnTheSpot(),
                new Codes(),
                Evaluation.of(Weights.USUAL),
                threads -> HelperThreads.NONE));
        timed.answer("go time A 3000 B 3000");
        assertThat(heard.getLast()).startsWith("bestmove ");
        assertThat(now.get()).isLessThan(3_000_000_000L / 4);
    }

    @Test
    void countsMoveSequences() {
        assertThat(answers("setoption name Variant value halma-8", "perft 3"))
                .hasSize(3)
                .startsWith("info depth 1 nodes 24");
        assertThat(answers("go perft 1")).containsExactly("perft 1 24");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "position startpos moves d1-e2 d1-e2 | info string position: move 2 'd1-e2': empty-cell",
                "position startpos moves d1-e2 x9y | info string position: move 2 'x9y': column 1",
                "position startpos moves d1-e2 pass | info string position: move 2 'pass': pass-not-allowed",
                "position fen 8/8 a | info string position: column 5",
                "setoption name Level value 9 | info string setoption Level: expected a whole number from 1 to 8, found '9'",
                "setoption name Hash value much | info string setoption Hash: expected a whole number from 1 to 2048, found 'much'",
                "setoption name Variant value chess | info string setoption Variant: expected one of the variants that ugi lists, or a board such as diamond(7) camp=6 seats=2, found 'chess'",
                "setoption name Landings value maybe | info string setoption Landings: expected true or false, found 'maybe'",
                "setoption name House value win=all | info string setoption House: column 5",
                "castle | info string unknown command 'castle'",
            })
    void whatIsWrongIsAnsweredAndChangesNothing(String line, String answer) {
        answers("setoption name Variant value halma-8", "position startpos moves d1-e2 h5-g4");
        String before = answer("show");
        assertThat(answer(line)).isEqualTo(answer);
        assertThat(answer("show")).isEqualTo(before).isEqualTo("4bbbb/5bbb/6bb/8/a5b1/aa6/aaa1a3/aaa5 a 2 3");
    }

    @Test
    void playsTheMovesOfAPositionUnderItsHouseRules() {
        answers("setoption name Variant value halma-8", "setoption name House value guards=any");
        assertThat(answer("position fen " + HALMA_8 + " moves d1-e2 h5-g4 b1-h5 g4-g3"))
                .isEmpty();
        assertThat(answer("d")).endsWith(" a 1 5");
        assertThat(answer("setoption name House value <empty>")).isEmpty();
        assertThat(answer("position fen " + HALMA_8 + " moves d1-e2 h5-g4 b1-h5 g4-g3"))
                .isEqualTo("info string position: move 4 'g4-g3': blocker-must-leave");
    }

    @Test
    void answersQuestionsAboutAGameInPlay() {
        answers("setoption name Variant value american-4", "position startpos moves c3-d4");
        assertThat(answer("query gameover")).isEqualTo("response false");
        assertThat(answer("query p1turn")).isEqualTo("response false");
        assertThat(answer("query turn")).isEqualTo("response B");
        assertThat(answer("query seats")).isEqualTo("response A B C D");
        assertThat(answer("query result")).isEqualTo("response none");
        assertThat(answer("query winner")).isEqualTo("response none");
    }

    @Test
    void answersQuestionsAboutAGameThatIsOver() {
        answers("setoption name Variant value chinese-2", "position fen " + OVER);
        assertThat(answer("query gameover")).isEqualTo("response true");
        assertThat(answer("query result")).isEqualTo("response p1win");
        assertThat(answer("query winner")).isEqualTo("response A");
        assertThat(answers("go depth 3")).containsExactly("info string the game is over: A", "bestmove none");
        answers("position startpos moves draw");
        assertThat(answer("query result")).isEqualTo("response draw");
    }

    @Test
    void theFirstIsreadyWarmsTheEngineUp() {
        AtomicLong asked = new AtomicLong();
        UgiSession cold = new UgiSession(new SessionEnvironment(
                "1.2",
                said::add,
                asked::incrementAndGet,
                runner,
                new Codes(),
                Evaluation.of(Weights.USUAL),
                threads -> HelperThreads.NONE));
        cold.answer("isready");
        long searched = asked.get();
        assertThat(searched).isPositive();
        cold.answer("isready");
        assertThat(asked.get()).isEqualTo(searched);
        assertThat(said).containsExactly("readyok", "readyok");
    }

    @Test
    void anEndThatIsNotProvenIsALeadWithTheWordExpected() {
        Position start = Endings.WIN_AT_HAND;
        Variation expected = new Variation(
                4, 9, Search.EXPECTED_WIN - 3, List.of(start.legalMoves().getFirst()));
        String line = new InfoLine(1, new Report(start, expected), 9, 0).text(MoveWords.ENDS);
        assertThat(line).containsPattern(" score cp -?[0-9]+ expected 2 scores ");
        String lost = new InfoLine(1, new Report(start, expected.withScore(4 - Search.EXPECTED_WIN)), 9, 0)
                .text(MoveWords.ENDS);
        assertThat(lost).containsPattern(" score cp -?[0-9]+ expected -2 scores ");
    }

    @Test
    void whatWouldDisturbASearchHasToWait() {
        runner.looksBusy = true;
        for (String line : List.of("go", "perft 1", "uginewgame", "setoption name Hash value 1")) {
            assertThat(answer(line)).isEqualTo("info string a search is under way: stop it first");
        }
        assertThat(answer("isready")).isEqualTo("readyok");
        answers("stop");
        assertThat(answer("go depth 1")).contains("bestmove");
    }

    @Test
    void quitEndsTheConversation() {
        assertThat(session.answer("")).isTrue();
        assertThat(session.answer("quit")).isFalse();
    }
}
