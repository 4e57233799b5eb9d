package dev.halma.arena.rating;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.variant.Seat;

/** The points of a game: one point, shared evenly by the winners, or by all after a draw. */
public final class Points {

    private Points() {}

    public static double of(Game game, Seat seat) {
        return switch (game.outcome()) {
            case Outcome.Won(var side, var why) ->
                side.contains(seat) ? 1.0 / side.seats().size() : 0;
            case Outcome.Drawn drawn -> 1.0 / game.variant().seats();
            case Outcome.Open open -> 0;
        };
    }
}
