package dev.halma.arena.match;

import dev.halma.arena.player.ProgramFailed;
import dev.halma.engine.level.Player;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Supplier;

/** The players at the seats of one game. */
final class Players implements AutoCloseable {

    private final List<Player> players = new ArrayList<>();

    /** The player at the next seat. A program that can't be started fails at its first move. */
    void add(Supplier<Player> player) {
        try {
            players.add(player.get());
        } catch (ProgramFailed e) {
            players.add((game, limits) -> {
                throw e;
            });
        }
    }

    Player at(Seat seat) {
        return players.get(seat.index());
    }

    @Override
    public void close() {
        for (Player player : players) {
            if (!(player instanceof AutoCloseable program)) continue;
            try {
                program.close();
            } catch (Exception e) {
                throw new IllegalStateException("a player can't be closed", e);
            }
        }
    }
}
