package dev.halma.bench;

import dev.halma.engine.Engine;
import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.level.Dice;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Nodes per second of the search, compared with the positions per second for which moves are only generated, in the
 * column {@code nodes}. The roots come from a game that the engine plays against itself. The positions resemble those
 * of a search: a few turns after a root, with moves that gain much.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
public class SearchSpeed {

    private static final int TURNS_A_ROOT = 8;
    private static final int POSITIONS_A_ROOT = 32;
    private static final int DEEPEST = 5;
    private static final int WIDTH = 12;
    private static final Limits A_MOVE = Limits.nodes(2000);

    /** Limited by depth, because then all nodes of a search are counted; as deep as {@code halma bench}. */
    private static final Limits A_SEARCH = Limits.depth(DEEPEST);

    @Param({"american-2", "chinese-2", "chinese-6"})
    String variant = "";

    private final List<Game> roots = new ArrayList<>();
    private final List<LiveBoard> boards = new ArrayList<>();
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];

    /** Small, because the transposition table is cleared before every search, and that should not count. */
    private final Engine engine = new Engine(1);

    /** The number of positions searched, or with their moves generated. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counter {
        public long nodes;
    }

    @Setup
    public void play() {
        Dice dice = new Dice(1884);
        Game game = Game.of(Variants.named(variant));
        Terrain terrain = Terrain.of(game.variant(), Weights.USUAL);
        while (!game.isOver()) {
            if (game.position().turn() % TURNS_A_ROOT == 1) {
                roots.add(game);
                for (int i = 0; i < POSITIONS_A_ROOT; i++) {
                    int turns = 1 + dice.roll(DEEPEST);
                    boards.add(wander(game.position(), turns, terrain, dice).live());
                }
            }
            game = game.after(engine.think(game, A_MOVE, report -> {}).best());
        }
    }

    private static Position wander(Position root, int turns, Terrain terrain, Dice dice) {
        Position position = root;
        for (int turn = 0; turn < turns && !position.live().isOver(); turn++) {
            Position now = position;
            List<Move> best = now.legalMoves().stream()
                    .sorted(Comparator.comparingInt((Move move) -> terrain.gain(now, move))
                            .reversed())
                    .limit(WIDTH)
                    .toList();
            position = now.after(best.get(dice.roll(best.size())));
        }
        return position;
    }

    /** Searches every root anew. */
    @Benchmark
    public void search(Counter counter) {
        for (Game root : roots) {
            engine.forget();
            counter.nodes += engine.searchAmong(root, root.legalMoves(), A_SEARCH, report -> {})
                    .nodes();
        }
    }

    /** Lists the moves of every position once. */
    @Benchmark
    public int generate(Counter counter) {
        int moves = 0;
        for (LiveBoard board : boards) moves += board.moves(buffer);
        counter.nodes += boards.size();
        return moves;
    }
}
