package dev.halma.arena.match;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.util.List;

/** A game of a match that is over. */
public record Played(Game game, List<Forfeit> forfeits) {

    public Played {
        forfeits = List.copyOf(forfeits);
    }

    /** A seat whose program failed, and how. */
    public record Forfeit(Seat seat, String why) {}
}
