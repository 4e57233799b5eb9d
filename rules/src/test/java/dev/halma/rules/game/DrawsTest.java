package dev.halma.rules.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Outcome.Why;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Repetition;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import dev.halma.testkit.Play;
import dev.halma.testkit.Sketch;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

/** Section 9: draws. */
class DrawsTest {

    private static final String[] THERE_AND_BACK = {"c4-d5", "n13-m12", "d5-c4", "m12-n13"};

    @Test
    @Law("9.1")
    void aDrawThatAllHaveAgreedOnEndsTheGame() {
        assertThat(Play.moves(american(), "c4-d5", "draw").outcome()).isEqualTo(new Outcome.Drawn(Why.AGREEMENT));
    }

    @Test
    @Law("9.2")
    void thePositionThatComesUpForTheThirdTimeIsADraw() {
        Game twice = Play.moves(american(), THERE_AND_BACK);
        assertThat(twice.isOver()).isFalse();
        Game almost = Play.moves(twice, "c4-d5", "n13-m12", "d5-c4");
        assertThat(almost.isOver()).isFalse();
        assertThat(Play.moves(almost, "m12-n13").outcome()).isEqualTo(new Outcome.Drawn(Why.REPETITION));
    }

    @Test
    @Law("9.2")
    void thePositionIsAnotherOneWithAnotherSeatToMove() {
        Position position = Sketch.square("""
                . . . b
                . . . .
                . . . .
                a . . .
                """).toMove(Seat.A);
        // A goes round a triangle in three turns, B round another: after six turns all stand as before, but B has
        // begun.
        String[] round = {"a1-b1", "d4-d3", "b1-a2", "d3-c4", "a2-a1", "c4-d4"};
        Game game = Play.moves(position, round);
        assertThat(game.position().repeats(position)).isTrue();
        Game asB = Game.from(Sketch.square("""
                . . . b
                . . . .
                . . . .
                a . . .
                """).toMove(Seat.B));
        assertThat(asB.position().repeats(position)).isFalse();
        assertThat(asB.position().pieces(Seat.A)).isEqualTo(position.pieces(Seat.A));
    }

    @Test
    void thePositionIsAnotherOneOnceASeatHasResigned() {
        Position position = Sketch.square("""
                . . . b
                . . . .
                . . . .
                a . . c
                """).toMove(Seat.A);
        String[] round = {"a1-b1", "d4-d3", "d1-c1", "b1-a1", "d3-d4", "c1-d1"};
        Game twice = Play.moves(position, round);
        Game resigned = Play.moves(twice, "C:resign", "a1-b1", "d4-d3", "b1-a1", "d3-d4");
        assertThat(resigned.isOver())
                .as("the third time on the board, the second time without C")
                .isFalse();
    }

    @Test
    void repetitionCanBeSwitchedOff() {
        Variant variant = Variants.named("american-2");
        Game game = Game.of(variant.with(variant.houseRules().withRepetition(Repetition.OFF)));
        for (int i = 0; i < 3; i++) game = Play.moves(game, THERE_AND_BACK);
        assertThat(game.isOver()).isFalse();
    }

    @Test
    @Law("9.3")
    void aHundredTurnsOfEverySeatWithoutAPieceComingHomeAreADraw() {
        Game game = Game.from(quiet("").quietFor(198));
        game = Play.moves(game, "a1-b1");
        assertThat(game.isOver()).isFalse();
        assertThat(Play.moves(game, "e5-d5").outcome()).isEqualTo(new Outcome.Drawn(Why.QUIET));
    }

    @Test
    @Law("9.3")
    void theQuietTurnsAreCountedForEverySeatOfTheVariant() {
        Position position = Sketch.square("""
                . . . b .
                . . . . .
                . . . . .
                . . . . .
                a . . . c
                """).quietFor(299);
        assertThat(position.isOver()).isFalse();
        assertThat(Play.moves(position, "a1-b1").outcome()).isEqualTo(new Outcome.Drawn(Why.QUIET));
    }

    @Test
    @Law("9.3")
    void aPieceThatEntersItsGoalFromOutsideStartsTheCountAgain() {
        Position position = quiet("").quietFor(199);
        Game game = Play.moves(position, "c3-b4");
        assertThat(game.isOver()).isFalse();
        assertThat(game.position().quiet()).isZero();
    }

    @Test
    @Law("9.3")
    void aPieceThatMovesWithinItsGoalDoesNot() {
        Position position = Sketch.square("""
                a . . . b
                . . . . .
                . . a . .
                . . . . .
                . . . . .
                """).goals("""
                A . . . .
                A . . . .
                . . . . .
                . . . . .
                . . . . B
                """).quietFor(7);
        assertThat(Play.moves(position, "a5-a4").position().quiet()).isEqualTo(8);
    }

    @Test
    void theQuietRuleCanBeSwitchedOff() {
        assertThat(Play.moves(quiet("quiet=off").quietFor(199), "a1-b1").isOver())
                .isFalse();
    }

    @Test
    @Law("9.4")
    void fiveHundredTurnsOfEverySeatAreADraw() {
        Game game = Game.from(quiet("leave=off").toMove(Seat.A, 999));
        game = Play.moves(game, "a1-b1");
        assertThat(game.isOver()).isFalse();
        Game over = Play.moves(game, "e5-d5");
        assertThat(over.outcome()).isEqualTo(new Outcome.Drawn(Why.LENGTH));
        assertThat(over.position().turn()).isEqualTo(1001);
        assertThat(over.legalMoves()).isEmpty();
    }

    @Test
    @Law("9.4")
    void theLengthIsCountedForEverySeatOfTheVariant() {
        Variant three = Variants.named("chinese-3");
        assertThat(Game.from(late(three, 1500)).isOver()).isFalse();
        assertThat(Game.from(late(three, 1501)).outcome()).isEqualTo(new Outcome.Drawn(Why.LENGTH));
    }

    @Test
    @Law("9.4")
    void theLengthCanBeSwitchedOff() {
        assertThat(quiet("length=off").toMove(Seat.A, 5001).isOver()).isFalse();
    }

    @Test
    void noCounterOverflowsEvenWhereItsRuleIsOff() {
        int most = HouseRules.MOST_TURNS;
        Sketch sketch = quiet("length=off,quiet=off,leave=off");
        Game last = Game.from(sketch.toMove(Seat.A, most - 1));
        assertThat(last.isOver()).isFalse();
        Game over = Play.moves(last, "a1-b1");
        assertThat(over.outcome()).isEqualTo(new Outcome.Drawn(Why.LENGTH));
        assertThat(over.position().turn()).isEqualTo(most);
        assertThatThrownBy(() -> sketch.toMove(Seat.A, most + 1)).hasMessageContaining("turn");
        assertThatThrownBy(() -> sketch.quietFor(most)).hasMessageContaining("turn " + (most + 1));
    }

    @Test
    void aWinCountsMoreThanTheLastTurnQuietOrNot() {
        Sketch sketch = Sketch.square("""
                . . . b
                a . . .
                . . . .
                . . . .
                """).goals("""
                A . . .
                . . . .
                . . . .
                . . . B
                """);
        for (Position position : List.of(sketch.quietFor(199), sketch.toMove(Seat.A, 1000))) {
            Game game = Play.moves(position, "a3-a4");
            assertThat(game.outcome()).isEqualTo(Play.won("A", Why.HOME, game));
        }
    }

    @Test
    @Law("6.4c")
    void whereNobodyCanMoveTheGameIsDrawn() {
        Position position = Sketch.square("""
                a b a b
                b a b a
                a b a b
                b a b a
                """).goals("""
                A A B B
                B B A A
                A A B B
                B B A A
                """).house("guards=any").toMove(Seat.A);
        assertThat(Outcome.of(position)).isEqualTo(new Outcome.Drawn(Why.STUCK));
        assertThat(position.legalMoves()).isEmpty();
    }

    @Test
    void theQuietTurnsOfSeatsThatHaveResignedCountAllTheSame() {
        Position position = Sketch.square("""
                . . . b .
                . . . . .
                . . . . .
                . . . . .
                a . . . c
                """).resigned(Seat.C).quietFor(298);
        Game game = Play.moves(position, "a1-b1");
        assertThat(game.isOver())
                .as("299 turns are not 100 for each of three seats")
                .isFalse();
        assertThat(Play.moves(game, "d5-c5").outcome()).isEqualTo(new Outcome.Drawn(Why.QUIET));
    }

    @Test
    void enteringSomebodyElsesGoalIsQuiet() {
        Position position = Sketch.square("""
                . . . b .
                . . . . .
                . a . . .
                . . . . .
                . . . . .
                """).goals("""
                . . . . .
                . . . . .
                . . . . A
                . . . . .
                . . B . .
                """).quietFor(5);
        Game game = Play.moves(position, "b3-c2", "d5-d4", "c2-c1");
        assertThat(game.position().quiet()).isEqualTo(8);
    }

    private static Game american() {
        return Game.of(Variants.named("american-2"));
    }

    private static Position late(Variant variant, int turn) {
        List<CellSet> camps = variant.seatings().stream().map(Seating::camp).toList();
        return Position.of(variant, camps, Seat.A, Set.of(), 0, turn);
    }

    private static Sketch quiet(String house) {
        return Sketch.square("""
                . . . . b
                . . . . .
                . . a . .
                . . . . .
                a . . . .
                """).goals("""
                . . . . .
                . A . . .
                . . . A .
                . . . . .
                . . . . B
                """).house(house);
    }
}
