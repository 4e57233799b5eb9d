package dev.halma.arena.rating;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.variant.Seat;
import java.util.Set;

/**
 * The points of a game: one point, shared evenly by the winners, or after a draw by all seats still in play. A seat
 * that has resigned, left or failed before a draw has lost.
 */
public final class Points {

    private Points() {}

    public static double of(Game game, Seat seat) {
        return switch (game.outcome()) {
            case Outcome.Won(var side, var why) ->
                side.contains(seat) ? 1.0 / side.seats().size() : 0;
            case Outcome.Drawn drawn -> ofDraw(game, seat);
            case Outcome.Open open -> 0;
        };
    }

    /** The points of a draw. A file may record a draw that the moves don't show. */
    static double ofDraw(Game game, Seat seat) {
        Set<Seat> gone = game.position().resigned();
        return gone.contains(seat) ? 0 : 1.0 / (game.variant().seats() - gone.size());
    }
}
