package dev.halma.arena.rating;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.variant.Seat;

/** What a game gives: one point for its winners, shared evenly; a draw is shared by all. */
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
