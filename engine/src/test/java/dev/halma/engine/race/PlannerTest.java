package dev.halma.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Endings;
import dev.halma.testkit.Sketch;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class PlannerTest {

    private static final Variant STAR = Variants.named("chinese-2");

    @Test
    void aRaceIsOnOnceTheArmiesHavePassedEachOther() {
        Position start = Position.start(STAR, Seat.A);
        assertThat(Race.isOn(start, Seat.A)).isFalse();
        Position passed = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         . a . a
                . . . . . a . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . a . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . b . . . b . . .
                         . b b .
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 90);
        assertThat(Race.isOn(passed, Seat.A)).isTrue();
        assertThat(Race.isOn(passed, Seat.B)).isTrue();
    }

    @Test
    void oneStragglerOfTheOtherArmyIsEnoughToWait() {
        Position straggler = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         . a . a
                . . . . . a . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . a . . . . .
                   . . . . b . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . b . . . . . . .
                         . b b .
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 90);
        assertThat(Race.isOn(straggler, Seat.A)).isFalse();
    }

    @Test
    void onePieceBeforeTheLastEmptyCellNeedsOneTurn() {
        Position position = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         a a a .
                . . . . . . . . a . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . b . . . . . . .
                         . b b b
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 90);
        Plan plan = shortest(position, Seat.A).orElseThrow();
        assertThat(plan.turns()).isEqualTo(1);
        assertThat(plan.isBest()).isTrue();
    }

    @Test
    void aHoleBehindTheFirstRowNeedsOneTurnMoreThanThereArePiecesOutside() {
        Plan plan = shortest(Endings.HOLE, Seat.A).orElseThrow();
        assertThat(plan.atLeast()).isEqualTo(1);
        assertThat(plan.turns()).isBetween(2, 4);
        assertLeadsHome(Endings.HOLE, plan);
    }

    @Test
    void aPlanBeginsWithOneOfTheMovesThatItMayChooseFrom() {
        Position position = Endings.HOLE;
        for (Move move : position.legalMoves()) {
            assertThat(Planner.shortest(position, Seat.A, List.of(move), terrain(), Limits.nodes(100_000)))
                    .hasValueSatisfying(plan -> assertThat(plan.moves()).startsWith(move.code()));
        }
    }

    @Test
    void theWholeWayAloneTakesAboutThirtyTurns() {
        Variant emptyGoals = Variants.named("xxl-2");
        Position alone = Position.start(emptyGoals, Seat.A);
        Terrain terrain = Terrain.of(emptyGoals, Weights.USUAL);
        Plan plan = Planner.shortest(alone, Seat.A, alone.legalMoves(), terrain, Limits.nodes(1_000_000))
                .orElseThrow();
        assertThat(plan.turns()).isBetween(27, 36);
        assertLeadsHome(alone, plan);
    }

    private static Terrain terrain() {
        return Terrain.of(STAR, Weights.USUAL);
    }

    private static Optional<Plan> shortest(Position position, Seat seat) {
        return Planner.shortest(position, seat, position.legalMoves(), terrain(), Limits.nodes(100_000));
    }

    /** Plays a plan while nobody else has a turn. */
    private static void assertLeadsHome(Position position, Plan plan) {
        LiveBoard live = position.withResigned(Seat.B).live();
        for (int move : plan.moves()) {
            assertThat(live.isLegal(move)).isTrue();
            live.make(move);
        }
        assertThat(live.isHome(Seat.A)).isTrue();
    }
}
