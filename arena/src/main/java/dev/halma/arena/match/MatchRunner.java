package dev.halma.arena.match;

import dev.halma.rules.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.BooleanSupplier;

/** Plays the games of a match, several at a time if asked to. */
public record MatchRunner(Match match, int threads) {

    /** Told of each game when it is over, by one thread at a time. */
    public interface Listener {
        void played(Pairing pairing, Game game);
    }

    /**
     * Plays until all pairings are played, or nobody needs to know more. Games that are under way then are still told.
     *
     * @throws ExecutionException with what went wrong in a game; the match ends there
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
                pool.shutdownNow(); // after a failure nobody wants the games that have not begun
            }
        }
    }

    private void tell(Listener listener, Pairing pairing, Game game) {
        synchronized (listener) {
            listener.played(pairing, game);
        }
    }
}
