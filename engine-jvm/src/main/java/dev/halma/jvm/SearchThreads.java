package dev.halma.jvm;

import dev.halma.engine.search.HelperThreads;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Supplier;
import java.util.stream.IntStream;

/**
 * Threads that are started for each search and end with it.
 *
 * @param count all threads of a search, the caller's included
 */
public record SearchThreads(int count) implements HelperThreads {

    /** The largest number of threads. More never pays, because the threads find the same moves. */
    public static final int MOST = 256;

    public SearchThreads {
        if (count < 1 || count > MOST) {
            throw new IllegalArgumentException("a search has 1 to " + MOST + " threads, not " + count);
        }
    }

    /** A thread for each core of this machine. */
    public static SearchThreads onePerCore() {
        return new SearchThreads(Math.min(MOST, Runtime.getRuntime().availableProcessors()));
    }

    @Override
    public <T> T together(Supplier<T> own, Other other) {
        if (count == 1) return own.get();
        AtomicBoolean ended = new AtomicBoolean();
        // Closing waits for all of them, so no thread outlives its search.
        try (ExecutorService threads = Executors.newThreadPerTaskExecutor(
                Thread.ofPlatform().name("search-", 1).daemon().factory())) {
            List<? extends Future<?>> others = IntStream.range(1, count)
                    .mapToObj(number -> threads.submit(() -> other.search(number, ended::get)))
                    .toList();
            try {
                return own.get();
            } finally {
                ended.set(true);
                others.forEach(SearchThreads::finish);
            }
        }
    }

    /** Rethrows an exception of a search thread. It can only be a bug of ours. */
    private static void finish(Future<?> search) {
        try {
            search.get();
        } catch (ExecutionException e) {
            throw new IllegalStateException("a search beside another one failed", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
