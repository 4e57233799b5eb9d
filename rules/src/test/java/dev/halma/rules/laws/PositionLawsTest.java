package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Duty;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Perft;
import dev.halma.rules.move.Route;
import dev.halma.rules.move.Routes;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.RandomPositions;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class PositionLawsTest {

    private static final int POSITIONS = 60;
    private static final int MANY_POSITIONS = 1000;
    private static final Map<String, List<Position>> MANY = new ConcurrentHashMap<>();

    static List<Variant> variants() {
        return Variants.all();
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theRefereeLetsPassWhatTheGeneratorMakesWrittenInFullOrByItsEnds(Variant variant) {
        for (Position position : positions(variant, 1)) {
            Game game = Game.from(position);
            for (Move move : position.legalMoves()) {
                Request.Play ends = MoveText.parse(move.toString()).orThrow();
                String route = position.route(move).map(Route::toString).orElse("pass");
                Request.Play full = MoveText.parse(route).orThrow();
                Position expected = position.after(move);
                assertThat(accepted(game.play(ends)))
                        .as("%s %s", position, move)
                        .isEqualTo(expected);
                assertThat(accepted(game.play(full)))
                        .as("%s %s", position, route)
                        .isEqualTo(expected);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theRefereeRefusesWhatTheGeneratorDoesNotMake(Variant variant) {
        SplittableRandom random = new SplittableRandom(2);
        int[] cells = variant.board().cells().stream().toArray();
        for (Position position : positions(variant, 2)) {
            Set<String> legal =
                    position.legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
            Game game = Game.from(position);
            int[] own = position.pieces(position.toMove()).stream().toArray();
            for (int i = 0; i < 100; i++) {
                int[] starts = i % 2 == 0 ? own : cells;
                String from = variant.board().nameOf(starts[random.nextInt(starts.length)]);
                String to = variant.board().nameOf(cells[random.nextInt(cells.length)]);
                boolean accepted = game.play(Request.path(from, to)) instanceof Verdict.Accepted;
                assertThat(accepted).as("%s %s-%s", position, from, to).isEqualTo(legal.contains(from + "-" + to));
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aRouteIsThereExactlyWhereAPieceCanGo(Variant variant) {
        for (Position position : positions(variant, 3)) {
            LiveBoard live = position.live();
            if (!position.duty().isNone() || live.mayPass()) continue;
            for (int from : position.pieces(position.toMove()).stream().toArray()) {
                Set<Integer> reached = position.legalMoves().stream()
                        .filter(move -> move.from() == from)
                        .map(Move::to)
                        .collect(Collectors.toSet());
                for (int to : variant.board().cells().stream().toArray()) {
                    boolean routed = Routes.shortest(live, from, to).isPresent();
                    assertThat(routed)
                            .as(
                                    "%s %s-%s",
                                    position,
                                    variant.board().nameOf(from),
                                    variant.board().nameOf(to))
                            .isEqualTo(reached.contains(to));
                }
            }
        }
    }

    /** The routes know nothing of duties, so they show which pieces could leave and where to. */
    @ParameterizedTest
    @MethodSource("variants")
    void aCampThatMustBeLeftIsLeftByARouteThatEndsOutside(Variant variant) {
        int bound = 0;
        for (Position position : positions(variant, 12)) {
            Duty duty = position.duty();
            if (duty.campers().isEmpty() || !duty.blockers().isEmpty()) continue;
            bound++;
            Seat moved = position.movedSeat().orElseThrow();
            CellSet camp = variant.seating(moved).camp();
            LiveBoard live = position.live();
            Set<String> out = new TreeSet<>();
            for (int from : position.pieces(moved).intersection(camp).stream().toArray()) {
                for (int to : variant.board().cells().minus(camp).stream().toArray()) {
                    if (Routes.shortest(live, from, to).isPresent()) out.add(from + "-" + to);
                }
            }
            List<Move> moves = position.legalMoves();
            assertThat(moves.stream().filter(move -> !move.isPass()).map(move -> move.from() + "-" + move.to()))
                    .as(position.toString())
                    .containsExactlyInAnyOrderElementsOf(out);
        }
        boolean someCampIsAGoal = variant.seatings().stream()
                .anyMatch(one -> variant.seatings().stream()
                        .anyMatch(other -> other.goal().equals(one.camp())));
        assertThat(bound > 0).isEqualTo(someCampIsAGoal);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aChainKeepsTheParityOfFileAndRank(Variant variant) {
        Board board = variant.board();
        for (Position position : manyPositions(variant)) {
            for (Move move : position.legalMoves()) {
                if (move.isPass()) continue;
                Route route = position.route(move).orElseThrow();
                boolean sameColour = (board.fileOf(move.from()) - board.fileOf(move.to())) % 2 == 0
                        && (board.rankOf(move.from()) - board.rankOf(move.to())) % 2 == 0;
                assertThat(sameColour).isEqualTo(route.hops() > 0);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void positionTextRoundTrips(Variant variant) {
        for (Position position : manyPositions(variant)) {
            String text = PositionText.text(position);
            assertThat(PositionText.parse(variant, text).orThrow()).as(text).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyMoveCanBeUndone(Variant variant) {
        for (Position position : manyPositions(variant)) {
            LiveBoard live = position.live();
            int[] moves = new int[LiveBoard.MOST_MOVES];
            int count = live.moves(moves);
            assertThat(live.countMoves()).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                live.make(moves[i]);
                live.undo();
                if (!live.repeats(position.live()) || live.quiet() != position.quiet()) {
                    throw new AssertionError("not undone: " + PositionText.text(position));
                }
            }
            assertSame(live, position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theKeyThatIsKeptIsTheKeyMadeAnew(Variant variant) {
        for (Position position : manyPositions(variant)) {
            LiveBoard live = position.live();
            int[] moves = new int[LiveBoard.MOST_MOVES];
            int count = live.moves(moves);
            for (int i = 0; i < count; i++) {
                live.make(moves[i]);
                if (live.key() != live.keyFromScratch()) throw new AssertionError("another key: " + position);
                live.undo();
            }
            if (live.key() != position.key()) throw new AssertionError("key not undone: " + position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void positionsWithTheSameKeyRepeatEachOther(Variant variant) {
        Map<Long, Position> byKey = new HashMap<>();
        for (Position position : manyPositions(variant)) {
            Position other = byKey.putIfAbsent(position.key(), position);
            if (other != null) assertThat(position.repeats(other)).isTrue();
        }
        assertThat(byKey).hasSizeGreaterThan(MANY_POSITIONS / 2);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aWholeWalkCanBeUndone(Variant variant) {
        SplittableRandom random = new SplittableRandom(7);
        Position start = Position.start(variant, Seat.A);
        LiveBoard live = start.live();
        int[] moves = new int[LiveBoard.MOST_MOVES];
        int made = 0;
        while (made < 2000 && !live.isOver()) {
            int count = live.moves(moves);
            live.make(moves[random.nextInt(count)]);
            made++;
        }
        for (int i = 0; i < made; i++) live.undo();
        assertSame(live, start);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void pieceCountsNeverChange(Variant variant) {
        for (Position position : manyPositions(variant)) {
            CellSet taken = CellSet.EMPTY;
            for (Seating seating : variant.seatings()) {
                CellSet own = position.pieces(seating.seat());
                assertThat(own.size()).isEqualTo(seating.pieces());
                taken = taken.union(own);
            }
            assertThat(taken.size())
                    .as("never two pieces on one cell")
                    .isEqualTo(variant.seatings().stream()
                            .mapToInt(Seating::pieces)
                            .sum());
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void thePositionAndTheLiveBoardCountAlike(Variant variant) {
        for (Position position : positions(variant, 9).subList(0, 20)) {
            long byPositions = position.legalMoves().stream()
                    .map(position::after)
                    .mapToLong(after -> after.legalMoves().size())
                    .sum();
            assertThat(Perft.count(position.live(), 2)).isEqualTo(byPositions);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void threadsMayShareAPosition(Variant variant) {
        for (Position position : positions(variant, 10).subList(0, 20)) {
            List<Move> alone = position.legalMoves();
            List<Boolean> same = IntStream.range(0, 64)
                    .parallel()
                    .mapToObj(i -> position.legalMoves().equals(alone))
                    .toList();
            assertThat(same).doesNotContain(false);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aGameThatIsOverIsOverAgainAfterMakeAndUndo(Variant variant) {
        Position position = Position.start(variant, Seat.A);
        for (int left = variant.seats(); left > 1; left--) position = position.withResigned(position.toMove());
        LiveBoard live = position.live();
        int[] moves = new int[LiveBoard.MOST_MOVES];
        live.moves(moves);
        live.make(moves[0]);
        live.undo();
        assertSame(live, position);
    }

    private static List<Position> positions(Variant variant, long seed) {
        return RandomPositions.of(variant, POSITIONS, seed);
    }

    /** The same ones for every law: walking to them takes longer than most laws. */
    private static List<Position> manyPositions(Variant variant) {
        return MANY.computeIfAbsent(variant.id(), id -> RandomPositions.of(variant, MANY_POSITIONS, 4));
    }

    private static Position accepted(Verdict verdict) {
        assertThat(verdict).isInstanceOf(Verdict.Accepted.class);
        return ((Verdict.Accepted) verdict).game().position();
    }

    private static void assertSame(LiveBoard live, Position position) {
        assertThat(live.repeats(position.live())).isTrue();
        assertThat(live.toMove()).isEqualTo(position.toMove());
        assertThat(live.quiet()).isEqualTo(position.quiet());
        assertThat(live.turn()).isEqualTo(position.turn());
        assertThat(live.isOver()).isEqualTo(position.outcome().isOver());
        assertThat(live.homeSide()).isEqualTo(position.live().homeSide());
        for (int cell : position.variant().board().cells().stream().toArray()) {
            assertThat(live.owner(cell)).isEqualTo(position.owner(cell));
        }
    }
}
