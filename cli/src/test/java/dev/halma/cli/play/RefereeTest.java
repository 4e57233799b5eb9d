package dev.halma.cli.play;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RefereeTest {

    @Test
    void answersEachLineWithOneLine() {
        Run run = Run.withInput("d1-e2\n\nh5-g4\nz9-a1\nresign\nd1-d2\n", "referee", "halma-8");
        assertThat(run.out()).isEqualTo("""
                ok 4bbbb/5bbb/6bb/7b/a7/aa6/aaa1a3/aaa5 b 1 2
                ok 4bbbb/5bbb/6bb/8/a5b1/aa6/aaa1a3/aaa5 a 2 3
                refused no-such-cell There is no cell z9 on this board.
                over B resignation
                refused game-over The game is over. B has won: the last opponent resigned.
                """);
        assertThat(run.code()).isEqualTo(1);
    }

    @Test
    void endsWithZeroWhereNothingWasRefused() {
        Run run = Run.withInput("c4-d5\nn13-m12\narbiter draw\n", "referee", "american-2");
        assertThat(run.out().lines().toList().getLast()).isEqualTo("over draw agreement");
        assertThat(run.code()).isZero();
    }

    @Test
    void passesOverTheSeatsThatResign() {
        Run run = Run.withInput("resign\nC:resign\nn3-m4\n", "referee", "american-4");
        assertThat(run.out().lines().map(line -> line.replaceAll("ok \\S+ ", "")))
                .containsExactly(
                        "b-a 0 1", "b-ac 0 1", "refused not-your-piece The piece on n3 is D’s, and it is B’s turn.");
    }

    @Test
    void takesAnArbitersWordForAnArbitersOnly() {
        Run run = Run.withInput("draw\ntime\narbiter resign\narbiter B:time\n", "referee", "american-2");
        assertThat(run.out().lines().map(line -> line.replaceAll(" column.*", "")))
                .containsExactly("refused unreadable", "refused unreadable", "refused unreadable", "over A time");
    }

    @Test
    void aDrawIsAgreedOnceAllHaveSaidSoAndForgottenWithTheNextTurn() {
        Run run = Run.withInput(
                "accept draw\noffer draw\nc3-d4\nA:accept draw\noffer draw\nA:accept draw\nC:offer draw\nD:accept draw\n",
                "referee",
                "american-4");
        assertThat(run.out().lines().map(line -> line.replaceAll("ok \\S+ ", "")))
                .containsExactly(
                        "refused no-draw-offered Nobody has offered a draw since the last move.",
                        "a 0 1",
                        "b 1 2",
                        "refused no-draw-offered Nobody has offered a draw since the last move.",
                        "b 1 2",
                        "b 1 2",
                        "b 1 2",
                        "over draw agreement");
    }

    @Test
    void whoeverOffersADrawTwiceOrHasResignedIsRefused() {
        Run run = Run.withInput("offer draw\noffer draw\nC:resign\nC:accept draw\n", "referee", "american-4");
        assertThat(run.out().lines().map(line -> line.replaceAll("^(ok|refused \\S+) .*", "$1")))
                .containsExactly("ok", "refused already-proposed", "ok", "refused already-resigned");
    }

    @Test
    void playsUnderHouseRules() {
        String back = "c4-d5\nn13-m12\nd5-c4\nm12-n13\n";
        assertThat(Run.withInput(back + back, "referee", "american-2").out()).endsWith("over draw repetition\n");
        assertThat(Run.withInput(back + back, "referee", "american-2", "--house", "repetition=off")
                        .out())
                .endsWith("a 8 9\n");
    }

    /** The words for every refusal of the rules, section 10. */
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "pass       | refused pass-not-allowed A must move: only players who are home and wait for their partner may pass.",
                "B:c4-d5    | refused not-your-turn It is A’s turn, not B’s.",
                "F:resign   | refused no-such-seat There is no seat F in this game.",
                "h8-h9      | refused empty-cell There is no piece on h8.",
                "p16-p15    | refused not-your-piece The piece on p16 is B’s, and it is A’s turn.",
                "a1-a2      | refused target-taken a2 is taken: a piece of A’s stands there.",
                "a1-a1      | refused same-cell A move can’t end on a1, where it began.",
                "c4-c8      | refused not-neighbours A step reaches only a neighbouring cell: c8 is too far from c4, and no hops lead there.",
                "c4-e6      | refused nothing-to-hop From c4 to e6 there is nothing to hop over: d5 is empty.",
                "a1-c1      | refused cell-behind-taken The piece on b1 can’t be hopped over from a1: the cell behind it, c1, is taken.",
                "a1-d1      | refused two-in-a-row You can’t hop over two pieces standing one right behind the other: b1 and c1, seen from a1.",
                "c4-e5      | refused not-straight From c4 to e5 is not a straight line, and it would change the colour of the cell, which a hop never does.",
                "c4-e8      | refused not-straight From c4 to e8 is not a straight line, and no chain of hops leads there.",
                "b3-d5-e6   | refused chain-breaks The chain breaks at hop 2. A chain is made of hops, and from d5 to e6 is a step.",
                "b3-d5-f7   | refused chain-breaks The chain breaks at hop 2. From d5 to f7 there is nothing to hop over: e6 is empty.",
                "c4         | refused unreadable column 3: found the end of the text, expected -",
                "c4-        | refused unreadable column 4: found the end of the text, expected a cell such as e4",
                "C4-d5      | refused unreadable column 1: found “C4-d5”, expected a cell such as e4",
                "castle     | refused unreadable column 1: found “castle”, expected a move such as e4-e5, or pass, resign, offer draw or accept draw",
            })
    void namesTheRuleThatAMoveBreaks(String move, String answer) {
        assertThat(Run.withInput(move + "\n", "referee", "american-2").out()).isEqualTo(answer + "\n");
    }

    @Test
    void namesTheBlockersThatMustLeaveFirst() {
        String blocked = "a/aa/aaa/aaab/13/12/6a4/10/9/10/11/4b7/bb1b9/bb2/bb1/1b/1 b 0 90";
        assertThat(Run.withInput("e4-e5\n", "referee", "chinese-2", "--position", blocked)
                        .out())
                .isEqualTo("refused blocker-must-leave A blocker must leave first: m14 has to move out of the goal"
                        + " that it blocks.\n");
    }
}
