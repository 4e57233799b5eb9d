package dev.halma.cli.bot;

import dev.halma.arena.player.Entrant;
import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The program of one game. It is started with the first move, and once more if it fails. */
final class Thinker implements AutoCloseable {

    private static final int TRIES = 2;

    private final String command;
    private final Duration longest;
    private @Nullable Entrant entrant;
    private @Nullable Player program;

    Thinker(String command, Duration longest) {
        this.command = command;
        this.longest = longest;
    }

    /**
     * The text of a move.
     *
     * @param left on the clock; a move gets a small part of it
     * @return nothing if the program fails, or plays what is not legal
     */
    Optional<String> move(Game game, Optional<Duration> left) {
        if (game.legalMoves().isEmpty()) return Optional.of("pass");
        Duration share = left.map(all -> all.dividedBy(30))
                .filter(part -> part.compareTo(longest) < 0)
                .orElse(longest);
        Limits limits = Limits.time(Math.max(share.toNanos(), 5_000_000), System::nanoTime);
        for (int i = 0; i < TRIES; i++) {
            try {
                return Optional.of(started().choose(game, limits).toString());
            } catch (RuntimeException e) {
                close();
            }
        }
        return Optional.empty();
    }

    private Player started() {
        if (program == null) {
            entrant = Entrant.named("ugi:" + command).orElseThrow();
            program = entrant.player().apply(0);
        }
        return program;
    }

    /**
     * Ends the program. Closing the player alone would return the program to its entrant, which keeps it for another
     * game.
     */
    @Override
    public void close() {
        if (program instanceof AutoCloseable running) {
            try {
                running.close();
            } catch (Exception e) {
                // It has ended already.
            }
        }
        if (entrant != null) entrant.close();
        program = null;
        entrant = null;
    }
}
