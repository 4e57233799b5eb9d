package dev.halma.arena.player;

import dev.halma.engine.level.Player;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.ArrayDeque;
import java.util.Deque;

/**
 * A program that has entered a match. One process is started for each of its games that run at the same time. A process
 * plays one game after another. A failed one is killed and replaced.
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

    /** A program at one seat, for one game. The match closes it after the game. */
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

    /** Starts the program once, to check that it can be started. */
    void check() {
        seated().close();
    }

    /** Called after the match. */
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
