package dev.halma.engine.race;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Races;
import dev.halma.testkit.Sketch;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class ProverTest {

    private static final int FORMATIONS = 20_000;

    private static final Position RACE = Sketch.of("chinese-2", """
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

    private static Optional<Plan> prove(Position position, Seat seat) {
        HomeTable table = HomeTable.of(position.variant(), seat, FORMATIONS);
        return Prover.shortest(position, seat, table, Optional.empty(), Limits.nodes(20_000));
    }

    @Test
    void theTurnsOfBothSeatsAreProvenOnceTheyHavePassed() {
        assertThat(Race.hasPassed(RACE, Seat.A)).isTrue();
        assertThat(prove(RACE, Seat.A))
                .hasValueSatisfying(plan -> assertThat(plan.turns())
                        .isEqualTo(Races.turnsHome(RACE, Seat.A, 400_000).orElseThrow()));
        assertThat(prove(RACE, Seat.B))
                .hasValueSatisfying(plan -> assertThat(plan.turns())
                        .isEqualTo(Races.turnsHome(RACE, Seat.B, 400_000).orElseThrow()));
    }

    @Test
    void nothingIsProvenWhileAChainCouldTouchTheOthers() {
        Position near = Sketch.of("chinese-2", """
                            a
                           a a
                          a a a
                         . a . a
                . . . . . a . . . . . . .
                 . . . . . . . . . . . .
                  . . . . . a . . . . .
                   . . . . . . . . . .
                    . . . . b . . . .
                   . . . . . . . . . .
                  . . . . . . . . . . .
                 . . . . . . . . . . . .
                . . . . . . . . . b . . .
                         . b b .
                          b b b
                           b b
                            b
                """).toMove(Seat.A, 90);
        assertThat(Race.isOn(near, Seat.A)).isTrue();
        assertThat(Race.hasPassed(near, Seat.A)).isFalse();
        assertThat(prove(near, Seat.A)).isEmpty();
    }

    /** The second method: breadth-first search on the board with all pieces, without table and bound. */
    @ParameterizedTest
    @ValueSource(strings = {"chinese-2", "american-2", "twosided-star", "diamond-9", "halma-8"})
    @Tag("law")
    void aProvenNumberIsTheOneThatPlainSearchFinds(String id) {
        Variant variant = Variants.named(id);
        HomeTable table = HomeTable.of(variant, Seat.A, 300);
        int races = Effort.times(40, 400);
        int compared = 0;
        for (Position position : Races.of(variant, races, 4, Effort.seed())) {
            Optional<Plan> plan = Prover.shortest(position, Seat.A, table, Optional.empty(), Limits.nodes(5_000));
            if (plan.isEmpty()) continue;
            OptionalInt plain = Races.turnsHome(position, Seat.A, 6_000);
            if (plain.isEmpty()) continue;
            assertThat(plan.get().turns()).as("%s", position).isEqualTo(plain.getAsInt());
            compared++;
        }
        assertThat(compared).isGreaterThan(races / 10);
    }

    /** The table is checked by a search that knows formations by their cells and not by keys. */
    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "chinese-2", "american-2"})
    void theTableHoldsEveryFormationNearHome(String id) {
        Variant variant = Variants.named(id);
        HomeTable table = HomeTable.of(variant, Seat.A, 3_000);
        CellSet home = variant.seating(Seat.A).goal();
        Set<CellSet> seen = new HashSet<>(Set.of(home));
        List<CellSet> edge = List.of(home);
        for (int turns = 0; turns <= table.reach(); turns++) {
            Set<CellSet> next = new HashSet<>();
            for (CellSet formation : edge) {
                LiveBoard board = LiveBoard.alone(variant, Seat.A, formation);
                assertThat(table.turns(board.key())).isEqualTo(turns);
                int[] moves = new int[LiveBoard.MOST_MOVES];
                int count = board.moves(moves);
                for (int i = 0; i < count; i++) {
                    CellSet after = formation
                            .minus(CellSet.of(LiveBoard.from(moves[i])))
                            .union(CellSet.of(LiveBoard.to(moves[i])));
                    if (seen.add(after)) next.add(after);
                }
            }
            edge = List.copyOf(next);
        }
        assertThat(table.reach()).isPositive();
        assertThat(table.size()).isLessThanOrEqualTo(3_000);
    }

    @Test
    @Tag("law")
    void theEngineNeedsExactlyTheProvenTurns() {
        for (Position position : Races.of(Variants.named("chinese-2"), Effort.times(6, 60), 5, Effort.seed())) {
            Optional<Plan> plan = prove(position, Seat.A);
            if (plan.isEmpty()) continue;
            Engine engine = new Engine(1);
            Game game = Game.from(position);
            for (int turn = plan.get().turns(); turn > 0; turn--) {
                assertThat(game.isOver()).isFalse();
                game = game.after(
                        engine.think(game, Limits.nodes(20_000), report -> {}).best());
                if (turn > 1) game = game.after(farthestFromA(game.position()));
            }
            assertThat(game.position().isHome(Seat.A)).as("%s", position).isTrue();
        }
    }

    /** B stays where it is as well as it can, and does not come home before A. */
    private static Move farthestFromA(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !position.after(move).isHome(Seat.B))
                .findFirst()
                .orElseThrow();
    }

    /** B goes forward into the point at the bottom right, and comes nearer to A's goal at the top on its way. */
    private static final Position XXL = Sketch.of("xxl-2", """
                            a
                           a a
                          a a a
                         . a . a
                . . . . . a . . . . . . .
                 . . . . . a . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . b . b
                  . . . . . . . . . b b
                 . . . . . . . . . b b b
                . . . . . . . . . . b b b
                         . . . .
                          . . .
                           . .
                            .
                """).toMove(Seat.A, 90);

    @Test
    void nothingIsProvenOfSeatsThatComeNearerWhileTheyGoForward() {
        assertThat(Race.hasPassed(XXL, Seat.A)).isTrue();
        HomeTables tables = new HomeTables(1000);
        assertThat(Homeward.of(XXL, Seat.A, tables, Limits.nodes(20_000)))
                .hasValueSatisfying(way -> assertThat(way.turns()).isInstanceOf(TurnsHome.Estimated.class));
        assertThat(Homeward.of(RACE, Seat.A, tables, Limits.nodes(20_000)))
                .hasValueSatisfying(way -> assertThat(way.turns()).isInstanceOf(TurnsHome.Proven.class));
    }

    /** C has resigned in B's goal. There its pieces count as B's, so B is home with its next move. */
    @Test
    void aRaceIsNotWonIfResignedPiecesFillAnothersGoal() {
        Position position = Sketch.of("xxl-3", """
                            a
                           a a
                          a a a
                         . a . a
                . . . . a . a . . . . . .
                 . . . . . . . . . . . .
                  . . . . . . . . . . .
                   . . . . . . . . . .
                    . . . . . . . . .
                   . . . . . . . . b .
                  . . . . . . . . . b c
                 . . . . . . . . . c c c
                . b b b b b b b b c c c c
                         . c c .
                          . . .
                           . .
                            .
                """).resigned(Seat.C).toMove(Seat.A, 90);
        Plan plan = Planner.shortest(
                        position,
                        Seat.A,
                        position.legalMoves(),
                        Terrain.of(position.variant(), Weights.USUAL),
                        Limits.nodes(100_000))
                .orElseThrow();
        assertThat(plan.turns()).isEqualTo(2);
        Position itsTurn = position.after(position.legalMove(
                        LiveBoard.from(plan.moves().getFirst()),
                        LiveBoard.to(plan.moves().getFirst()))
                .orElseThrow());
        assertThat(itsTurn.legalMoves())
                .anyMatch(move -> Outcome.of(itsTurn.after(move)).result().equals("B"));
        assertThat(WonRace.turns(position, plan)).isEmpty();
    }

    @Test
    void aRaceIsNotWonIfTheGameIsDrawnBefore() {
        int won = 0;
        for (Position race : Races.of(Variants.named("chinese-2"), 20, 6, 11)) {
            Plan plan = prove(race, Seat.A).orElse(new Plan(List.of(), 0, 0));
            if (plan.turns() < 2 || WonRace.turns(race, plan).isEmpty()) continue;
            List<CellSet> pieces = List.of(race.pieces(Seat.A), race.pieces(Seat.B));
            Position quiet = Position.of(race.variant(), pieces, Seat.A, Set.of(), 198, 300);
            Position late = Position.of(race.variant(), pieces, Seat.A, Set.of(), 0, 999);
            assertThat(WonRace.turns(quiet, plan)).isEmpty();
            assertThat(WonRace.turns(late, plan)).isEmpty();
            won++;
        }
        assertThat(won).isPositive();
    }

    /** Whatever the other does, by chance, it comes too late. */
    @Test
    @Tag("law")
    void aWonRaceIsWonAgainstEveryReply() {
        SplittableRandom random = new SplittableRandom(Effort.seed());
        int races = Effort.times(30, 300);
        int won = 0;
        for (Position start : Races.of(Variants.named("chinese-2"), races, 6, Effort.seed())) {
            Optional<Plan> plan = prove(start, Seat.A);
            OptionalInt turns = plan.map(way -> WonRace.turns(start, way)).orElse(OptionalInt.empty());
            if (turns.isEmpty()) continue;
            Position position = start;
            for (int code : plan.orElseThrow().moves()) {
                Move move = position.legalMove(LiveBoard.from(code), LiveBoard.to(code))
                        .orElseThrow();
                position = position.after(move);
                if (position.isOver()) break;
                List<Move> replies = position.legalMoves();
                position = position.after(replies.get(random.nextInt(replies.size())));
            }
            assertThat(Outcome.of(position).result()).as("%s", start).isEqualTo("A");
            assertThat(position.turn() - start.turn()).as("%s", start).isEqualTo(turns.getAsInt());
            won++;
        }
        assertThat(won).isPositive();
    }
}
