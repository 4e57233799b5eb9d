package dev.halma.rules.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Request;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Perft;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.move.Routes;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.MoveText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Effort;
import dev.halma.testkit.Law;
import dev.halma.testkit.RandomPositions;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SplittableRandom;
import java.util.TreeSet;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

@Tag("law")
class PositionLawsTest {

    /** The same positions for every law: walking to them takes longer than most laws. */
    private record Walked(long seed, List<Position> positions) {}

    private static final Map<String, Walked> WALKED = new ConcurrentHashMap<>();

    /** The catalogue, and boards of one's own with and without long hops. */
    static List<Variant> variants() {
        List<Variant> variants = new ArrayList<>(Variants.all());
        for (String own : List.of("square(6) camp=4 seats=4", "star(2) camp=3 seats=3")) {
            variants.add(VariantText.parse(own).orThrow());
        }
        for (String own : List.of("square(9) camp=7 seats=2", "diamond(8) camp=6 seats=2", "star(3) camp=6 seats=6")) {
            variants.add(HouseText.parse(VariantText.parse(own).orThrow(), "hops=long")
                    .orThrow());
        }
        return variants;
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law({"6.1a", "11.2"})
    void theRefereeLetsPassWhatTheGeneratorMakesWrittenInFullOrByItsEnds(Variant variant) {
        for (Position position : some(variant, Effort.times(15, 200))) {
            Game game = Game.from(position);
            for (Move move : position.legalMoves()) {
                Request.Play ends = MoveText.parse(move.toString()).orThrow();
                String route = position.route(move).map(Route::toString).orElse("pass");
                Request.Play full = MoveText.parse(route).orThrow();
                Position expected = position.after(move);
                require(accepted(game.play(ends)).equals(expected), position, move);
                require(accepted(game.play(full)).equals(expected), position, route);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law("6.1a")
    void theRefereeRefusesWhatTheGeneratorDoesNotMake(Variant variant) {
        SplittableRandom random = new SplittableRandom(Effort.seed());
        int[] cells = variant.board().cells().stream().toArray();
        for (Position position : some(variant, Effort.times(30, 200))) {
            Set<String> legal =
                    position.legalMoves().stream().map(Move::toString).collect(Collectors.toSet());
            Game game = Game.from(position);
            int[] own = position.pieces(position.toMove()).stream().toArray();
            for (int i = 0; i < 100; i++) {
                int[] starts = i % 2 == 0 ? own : cells;
                String from = variant.board().nameOf(starts[random.nextInt(starts.length)]);
                String to = variant.board().nameOf(cells[random.nextInt(cells.length)]);
                boolean accepted = game.play(Request.path(from, to)) instanceof Verdict.Accepted;
                require(accepted == legal.contains(from + "-" + to), position, from + "-" + to);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law("6.3a")
    void aRouteIsThereExactlyWhereAPieceCanGo(Variant variant) {
        for (Position position : some(variant, Effort.times(15, 100))) {
            LiveBoard live = position.live();
            if (!position.duty().isNone() || live.mayPass()) continue;
            for (int from : position.pieces(position.toMove()).stream().toArray()) {
                Set<Integer> reached = position.legalMoves().stream()
                        .filter(move -> move.from() == from)
                        .map(Move::to)
                        .collect(Collectors.toSet());
                for (int to : variant.board().cells().stream().toArray()) {
                    boolean routed = Routes.shortest(position, from, to).isPresent();
                    if (routed != reached.contains(to)) {
                        fail(
                                "%s %s-%s",
                                position,
                                variant.board().nameOf(from),
                                variant.board().nameOf(to));
                    }
                }
            }
        }
    }

    /** The routes know nothing of duties, so they show which pieces could leave and where to. */
    @ParameterizedTest
    @MethodSource("variants")
    @Law("8.5a")
    void aCampThatMustBeLeftIsLeftByARouteThatEndsOutside(Variant variant) {
        List<Position> bound = positions(variant).stream()
                .filter(position -> !position.duty().campers().isEmpty()
                        && position.duty().blockers().isEmpty())
                .toList();
        for (Position position : some(bound, Effort.times(15, 200))) {
            Seat moved = position.movedSeat().orElseThrow();
            CellSet camp = variant.seating(moved).camp();
            LiveBoard live = position.live();
            Set<String> out = new TreeSet<>();
            for (int from : position.pieces(moved).intersection(camp).stream().toArray()) {
                for (int to : variant.board().cells().minus(camp).stream().toArray()) {
                    if (Routes.shortest(position, from, to).isPresent()) out.add(from + "-" + to);
                }
            }
            List<String> moves = position.legalMoves().stream()
                    .filter(move -> !move.isPass())
                    .map(move -> move.from() + "-" + move.to())
                    .toList();
            assertThat(moves).as(position.toString()).hasSameSizeAs(out);
            assertThat(Set.copyOf(moves)).as(position.toString()).isEqualTo(out);
        }
        boolean someCampIsAGoal = variant.seatings().stream()
                .anyMatch(one -> variant.seatings().stream()
                        .anyMatch(other -> other.goal().equals(one.camp())));
        assertThat(!bound.isEmpty()).isEqualTo(someCampIsAGoal);
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law("6.6")
    void aChainKeepsTheParityOfFileAndRank(Variant variant) {
        Board board = variant.board();
        for (Position position : some(variant, Effort.times(100, 1000))) {
            for (Move move : position.legalMoves()) {
                if (move.isPass()) continue;
                Route route = position.route(move).orElseThrow();
                boolean sameColour = (board.fileOf(move.from()) - board.fileOf(move.to())) % 2 == 0
                        && (board.rankOf(move.from()) - board.rankOf(move.to())) % 2 == 0;
                require(sameColour == route.hops() > 0, position, move);
            }
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    @Law("11.1")
    void positionTextRoundTrips(Variant variant) {
        for (Position position : positions(variant)) {
            String text = PositionText.text(position);
            assertThat(PositionText.parse(variant, text).orThrow()).as(text).isEqualTo(position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void everyMoveCanBeUndone(Variant variant) {
        int[] moves = new int[LiveBoard.MOST_MOVES];
        for (Position position : positions(variant)) {
            LiveBoard before = position.live();
            LiveBoard live = position.live();
            int count = live.moves(moves);
            assertThat(live.countMoves()).isEqualTo(count);
            for (int i = 0; i < count; i++) {
                live.make(moves[i]);
                live.undo();
                require(live.repeats(before) && live.quiet() == before.quiet(), position, i);
            }
            assertSame(live, position);
        }
    }

    @ParameterizedTest
    @MethodSource("variants")
    void theKeyThatIsKeptIsTheKeyMadeAnew(Variant variant) {
        int[] moves = new int[LiveBoard.MOST_MOVES];
        for (Position position : positions(variant)) {
            LiveBoard live = position.live();
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
    @Law("9.2")
    void positionsWithTheSameKeyRepeatEachOther(Variant variant) {
        Map<Long, Position> byKey = new HashMap<>();
        for (Position position : positions(variant)) {
            Position other = byKey.putIfAbsent(position.key(), position);
            if (other != null) assertThat(position.repeats(other)).isTrue();
        }
        assertThat(byKey).hasSizeGreaterThan(positions(variant).size() / 2);
    }

    @ParameterizedTest
    @MethodSource("variants")
    void aWholeWalkCanBeUndone(Variant variant) {
        SplittableRandom random = new SplittableRandom(Effort.seed());
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
    @Law("6.1b")
    void pieceCountsNeverChange(Variant variant) {
        for (Position position : positions(variant)) {
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
        for (Position position : some(variant, Effort.times(8, 50))) {
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
        for (Position position : some(variant, Effort.times(8, 50))) {
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

    private static List<Position> positions(Variant variant) {
        long seed = Effort.seed();
        return WALKED.compute(
                        variant.id(),
                        (id, walked) -> walked != null && walked.seed() == seed
                                ? walked
                                : new Walked(seed, RandomPositions.of(variant, Effort.times(300, 2000), seed)))
                .positions();
    }

    /** So many of the positions, from all the walks. */
    private static List<Position> some(Variant variant, int count) {
        return some(positions(variant), count);
    }

    private static List<Position> some(List<Position> positions, int count) {
        int step = Math.max(1, positions.size() / count);
        return IntStream.range(0, positions.size() / step)
                .limit(count)
                .mapToObj(i -> positions.get(i * step))
                .toList();
    }

    /** An assertion without an object of its own: there are millions. */
    private static void require(boolean holds, Position position, Object what) {
        if (!holds) fail("%s %s", position, what);
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
        assertThat(live.isOver()).isEqualTo(position.isOver());
        assertThat(live.homeSide()).isEqualTo(position.live().homeSide());
        for (int cell : position.variant().board().cells().stream().toArray()) {
            assertThat(live.owner(cell)).isEqualTo(position.owner(cell));
        }
    }
}
