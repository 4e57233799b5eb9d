package dev.halma.arena.player;

import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A program that has entered a match. It is started once for each game that it plays at the same time, and goes on to the next
 * game; one that has failed is ended, and a fresh one takes its place.
 */
final class UgiEntry implements AutoCloseable {

    private final String command;
    private final Patience patience;
    private final Deque<UgiPlayer> idle = new ArrayDeque<>();
    private boolean isOver;

    UgiEntry(String command, Patience patience) {
        this.command = command;
        this.patience = patience;
    }

    /** Somebody at one seat for one game. To be closed after it. */
    final class Seated implements Player, AutoCloseable {

        private UgiPlayer program = taken();
        private boolean hasFailed;

        private Seated() {}

        @Override
        public Move choose(Game game, Limits limits) {
            try {
                return program.choose(game, limits);
            } catch (ProgramFailed e) {
                hasFailed = true;
                throw e;
            }
        }

        @Override
        public void close() {
            give(program, hasFailed);
        }
    }

    Seated seated() {
        return new Seated();
    }

    private UgiPlayer taken() {
        UgiPlayer waiting;
        synchronized (this) {
            waiting = idle.poll();
        }
        return waiting == null ? new UgiPlayer(command, patience) : waiting;
    }

    private void give(UgiPlayer program, boolean hasFailed) {
        synchronized (this) {
            if (!hasFailed && !isOver) {
                program.forgetGame();
                idle.add(program);
                return;
            }
        }
        if (hasFailed) program.kill();
        else program.close();
    }

    /** Starts it once, to see that it can be. */
    void check() {
        seated().close();
    }

    /** The match is over. */
    @Override
    public void close() {
        Deque<UgiPlayer> all;
        synchronized (this) {
            isOver = true;
            all = new ArrayDeque<>(idle);
            idle.clear();
        }
        all.forEach(UgiPlayer::close);
    }
}
