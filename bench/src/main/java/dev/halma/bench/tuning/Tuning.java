package dev.halma.bench.tuning;

import dev.halma.engine.evaluation.Weights;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** One run of the tuner: plays duels, on several threads if wanted, until all are played or it is stopped. */
final class Tuning {

    /** Called after every duel. */
    interface Listener {
        void played(int duels, Weights now);
    }

    private final Ranges ranges;
    private final Weights from;
    private final Spsa spsa;
    private final List<Duel> duels;
    private final long seed;
    private final int count;
    private int begun;
    private int done;

    /**
     * A run that has not begun.
     *
     * @param from the starting values; weights that are not tuned keep theirs
     * @param duels one per variant, played in rotation
     */
    Tuning(Ranges ranges, Weights from, Spsa.Schedule schedule, List<Duel> duels, long seed) {
        this.ranges = ranges;
        this.from = from;
        this.duels = List.copyOf(duels);
        this.seed = seed;
        count = schedule.iterations();
        spsa = new Spsa(ranges.point(from), schedule, seed);
    }

    /** The values so far. */
    synchronized Weights weights() {
        return ranges.weights(from, spsa.point());
    }

    /**
     * Plays the duels. On one thread the same seed gives the same values; on more, they depend on which duel ends
     * first.
     */
    void run(int threads, Listener listener, BooleanSupplier stop) throws InterruptedException {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> workers = new ArrayList<>();
            for (int i = 0; i < threads; i++) workers.add(pool.submit(() -> work(listener, stop)));
            for (Future<?> worker : workers) worker.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a game went wrong", e.getCause());
        }
    }

    private void work(Listener listener, BooleanSupplier stop) {
        while (!stop.getAsBoolean()) {
            Spsa.Probe probe;
            int number;
            synchronized (this) {
                if (begun == count) return;
                number = begun++;
                probe = spsa.next();
            }
            double advantage = duels.get(number % duels.size())
                    .advantage(
                            ranges.weights(from, probe.plus()),
                            ranges.weights(from, probe.minus()),
                            number,
                            seed + number);
            // Games that were cut short prove nothing.
            if (stop.getAsBoolean()) return;
            synchronized (this) {
                spsa.learn(probe, advantage);
                listener.played(++done, weights());
            }
        }
    }
}
