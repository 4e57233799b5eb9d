package dev.halma.solve;

import dev.halma.rules.variant.Variant;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Solves a board by retrograde analysis. Pass 0 finds the positions in which a seat has won. Pass v takes the positions
 * that are decided in v - 1 turns and looks at the positions before them:
 *
 * <ol>
 *   <li>A position with a move to one that is lost is won.
 *   <li>A position of which every move leads to one that is won is lost.
 * </ol>
 *
 * <p>What no pass decides is a draw. A pass only writes values that are larger than those it reads, so it can be repeated:
 * after a kill the solver goes on with the pass that was under way.
 */
public final class Solver {

    private static final int BLOCK = 1 << 18;

    private final Variant variant;
    private final Ending ending;
    private final Ranking ranking;
    private final int threads;
    private final Progress progress;

    /** Called from time to time, by any thread. */
    public interface Progress {
        /**
         * Receives the progress.
         *
         * @param pass the number of the pass
         * @param done the positions that this pass has gone through
         * @param all all positions
         */
        void at(int pass, long done, long all);
    }

    /**
     * A solver of a variant with two seats across from each other and short hops.
     *
     * @param threads the number of threads
     * @throws IllegalArgumentException if the variant is another one, or has too many positions
     */
    public Solver(Variant variant, Ending ending, int threads, Progress progress) {
        this.variant = Objects.requireNonNull(variant, "variant");
        this.ending = Objects.requireNonNull(ending, "ending");
        this.progress = Objects.requireNonNull(progress, "progress");
        this.threads = threads;
        Moves moves = new Moves(variant, ending);
        try {
            ranking = new Ranking(moves.cells, moves.pieces);
            ranking.size();
        } catch (ArithmeticException e) {
            throw new IllegalArgumentException(variant + " has too many positions to count", e);
        }
    }

    /** The positions of the table: all placements with one seat to move. */
    public long positions() {
        return ranking.size();
    }

    /** Solves in memory. */
    public Solution solve() {
        Table table = Table.inMemory(positions());
        run(table, 0, pass -> {});
        return new Solution(variant, ending, ranking, table);
    }

    /**
     * Solves into a file, or goes on where an earlier run was stopped. The file beside it holds the number of the pass.
     *
     * @throws IOException if the file can't be written
     */
    public Solution solve(Path file) throws IOException {
        Table table = Table.mapped(file, positions());
        Path state = state(file);
        int pass =
                Files.exists(state) ? Integer.parseInt(Files.readString(state).strip()) : 0;
        if (pass != DONE) {
            try {
                run(table, pass, next -> keep(table, state, next));
            } catch (UncheckedIOException e) {
                throw e.getCause();
            }
        }
        return new Solution(variant, ending, ranking, table);
    }

    /** Whether a file holds a complete table. */
    public static boolean isDone(Path file) throws IOException {
        Path state = state(file);
        return Files.exists(file)
                && Files.exists(state)
                && Files.readString(state).strip().equals(String.valueOf(DONE));
    }

    private static final int DONE = -1;

    private static Path state(Path file) {
        return file.resolveSibling(file.getFileName() + ".pass");
    }

    private static void keep(Table table, Path state, int pass) {
        try {
            table.force();
            Path fresh = state.resolveSibling(state.getFileName() + ".new");
            Files.writeString(fresh, pass + "\n");
            Files.move(fresh, state, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private interface Keeper {
        void keep(int nextPass);
    }

    private void run(Table table, int firstPass, Keeper keeper) {
        for (int pass = firstPass; pass < Table.NEVER - 1; pass++) {
            long decided = pass(table, pass);
            if (pass > 0 && decided == 0) {
                keeper.keep(DONE);
                return;
            }
            keeper.keep(pass + 1);
        }
        throw new IllegalStateException(variant + " has wins of more than " + (Table.NEVER - 2) + " turns");
    }

    /** Runs a pass on all threads and returns how many positions have the value that it looks for. */
    private long pass(Table table, int pass) {
        AtomicLong next = new AtomicLong();
        AtomicLong found = new AtomicLong();
        List<Future<?>> workers = new ArrayList<>();
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            for (int i = 0; i < threads; i++) {
                Worker worker = new Worker(new Moves(variant, ending), ranking, table);
                workers.add(pool.submit(() -> {
                    long from;
                    while ((from = next.getAndAdd(BLOCK)) < table.size()) {
                        found.addAndGet(worker.block(pass, from, Math.min(from + BLOCK, table.size())));
                        progress.at(pass, Math.min(from + BLOCK, table.size()), table.size());
                    }
                }));
            }
            for (Future<?> worker : workers) worker.get();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw new IllegalStateException("interrupted in pass " + pass, e);
        } catch (ExecutionException e) {
            throw new IllegalStateException("pass " + pass + " failed", e.getCause());
        }
        return found.get();
    }
}
