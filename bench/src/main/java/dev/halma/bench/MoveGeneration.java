package dev.halma.bench;

import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.util.SplittableRandom;
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
 * Legal moves per second on one core, over positions of seeded random walks. The result is in the column {@code moves};
 * the score itself counts the runs over all positions.
 */
@State(Scope.Benchmark)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Fork(1)
@Warmup(iterations = 5, time = 1)
@Measurement(iterations = 5, time = 1)
public class MoveGeneration {

    private static final int WALKS = 64;
    private static final int LONGEST_WALK = 200;
    private static final int POSITIONS = 1024;

    @Param({"american-2", "chinese-2", "chinese-6", "twosided-star", "diamond-9"})
    String variant = "";

    private LiveBoard[] boards = {};
    private final int[] buffer = new int[LiveBoard.MOST_MOVES];

    /** The number of moves counted or listed. */
    @AuxCounters(AuxCounters.Type.OPERATIONS)
    @State(Scope.Thread)
    public static class Counter {
        public long moves;
    }

    @Setup
    public void walk() {
        SplittableRandom random = new SplittableRandom(1884);
        boards = new LiveBoard[POSITIONS];
        int kept = 0;
        while (kept < POSITIONS) {
            LiveBoard board = Position.start(Variants.named(variant), Seat.A).live();
            for (int turn = 0; turn < LONGEST_WALK && !board.isOver() && kept < POSITIONS; turn++) {
                if (random.nextInt(LONGEST_WALK * WALKS / POSITIONS) == 0) boards[kept++] = board.copy();
                board.make(buffer[random.nextInt(board.moves(buffer))]);
            }
        }
    }

    /** Counts without listing, as perft does in its last turn. */
    @Benchmark
    public void count(Counter counter) {
        for (LiveBoard board : boards) counter.moves += board.countMoves();
    }

    /** Writes every move into a buffer, as a search does. */
    @Benchmark
    public void list(Counter counter) {
        for (LiveBoard board : boards) counter.moves += board.moves(buffer);
    }

    /** Makes and undoes every move, including the checks for home and for the next seat that can move. */
    @Benchmark
    public void makeAndUndo(Counter counter) {
        for (LiveBoard board : boards) {
            int length = board.moves(buffer);
            for (int i = 0; i < length; i++) {
                board.make(buffer[i]);
                board.undo();
            }
            counter.moves += length;
        }
    }
}
