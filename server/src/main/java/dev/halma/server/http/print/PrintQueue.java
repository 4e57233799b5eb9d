package dev.halma.server.http.print;

import dev.halma.print.PrintRequest;
import dev.halma.print.PrintSet;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.Executor;
import java.util.concurrent.Executors;
import java.util.concurrent.Semaphore;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;

/**
 * Draws a few sets at a time, on threads of its own: drawing takes the processor for as long as it lasts, and the threads of
 * requests and moves share the processors. Other requests wait, so that they don't fill the memory. The press caches the last sets,
 * because a preview requests one sheet after the other of the same set.
 */
final class PrintQueue {

    private static final int KEPT = 8;

    private final Semaphore places;
    private final Executor threads;
    private final Duration patience;
    private final LinkedHashMap<PrintRequest, PrintSet> recent = new LinkedHashMap<>(KEPT, 0.75f, true);

    /**
     * A press.
     *
     * @param places the number of sets at a time
     * @param patience the time that a request waits for a place
     */
    PrintQueue(int places, Duration patience) {
        this.places = new Semaphore(places, true);
        this.threads = Executors.newFixedThreadPool(
                places, Thread.ofPlatform().name("printing-", 0).daemon().factory());
        this.patience = patience;
    }

    /** Draws a set and works with it. Returns false if there was no place in time. */
    boolean print(PrintRequest request, Consumer<PrintSet> work) {
        if (!hasPlace()) return false;
        try {
            CompletableFuture.runAsync(() -> work.accept(set(request)), threads).join();
            return true;
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        } finally {
            places.release();
        }
    }

    private boolean hasPlace() {
        try {
            return places.tryAcquire(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // the server is stopping
            return false;
        }
    }

    private PrintSet set(PrintRequest request) {
        Optional<PrintSet> kept = kept(request);
        if (kept.isPresent()) return kept.get();
        PrintSet drawn = PrintSet.of(request);
        keep(request, drawn);
        return drawn;
    }

    private Optional<PrintSet> kept(PrintRequest request) {
        synchronized (recent) {
            return Optional.ofNullable(recent.get(request));
        }
    }

    private void keep(PrintRequest request, PrintSet set) {
        synchronized (recent) {
            recent.put(request, set);
            if (recent.size() > KEPT) recent.pollFirstEntry(); // the least recently used
        }
    }
}
