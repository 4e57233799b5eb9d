package dev.halma.arena.match;

import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;
import java.util.function.Function;

/** Plays many games, several at a time if there are several threads. */
public record MatchRunner(int threads) {

    /** Called after each game, by one thread at a time. */
    public interface Listener<G> {
        void played(G game, Played played);
    }

    /** Plays the games of one match, see below. */
    public void run(Match match, List<Pairing> pairings, BooleanSupplier isDecided, Listener<Pairing> listener)
            throws InterruptedException, ExecutionException {
        run(pairings, match::play, isDecided, listener);
    }

    /**
     * Plays until all games are played or the match is decided. Running games are then finished and reported.
     *
     * @param <G> identifies a game
     * @throws ExecutionException if a game failed; no other begins after that
     */
    public <G> void run(List<G> games, Function<G, Played> play, BooleanSupplier isDecided, Listener<G> listener)
            throws InterruptedException, ExecutionException {
        try (ExecutorService pool = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> running = new ArrayList<>();
            for (G game : games) {
                running.add(pool.submit(() -> {
                    if (!isDecided.getAsBoolean()) tell(listener, game, play.apply(game));
                }));
            }
            try {
                for (Future<?> game : running) game.get();
            } finally {
                pool.shutdownNow(); // after a failure, games that have not begun are dropped
            }
        }
    }

    private static <G> void tell(Listener<G> listener, G game, Played played) {
        synchronized (listener) {
            listener.played(game, played);
        }
    }
}
