package dev.halma.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** Plays the games of a match, several at a time if there are several threads. */
public record MatchRunner(Match match, int threads) {

    /** Called after each game, by one thread at a time. */
    public interface Listener {
        void played(Pairing pairing, Played played);
    }

    /**
     * Plays until all pairings are played or the match is decided. Games running then are finished and reported.
     *
     * @throws ExecutionException if a game failed; the match ends there
     */
    public void run(List<Pairing> pairings, BooleanSupplier isDecided, Listener listener)
            throws InterruptedException, ExecutionException {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> games = new ArrayList<>();
            for (Pairing pairing : pairings) {
                games.add(pool.submit(() -> {
                    if (!isDecided.getAsBoolean()) tell(listener, pairing, match.play(pairing));
                }));
            }
            try {
                for (Future<?> game : games) game.get();
            } finally {
                pool.shutdownNow(); // after a failure, games that have not begun are dropped
            }
        }
    }

    private void tell(Listener listener, Pairing pairing, Played played) {
        synchronized (listener) {
            listener.played(pairing, played);
        }
    }
}
