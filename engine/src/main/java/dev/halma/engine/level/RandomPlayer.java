package dev.halma.engine.level;

import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.List;
import java.util.Objects;

/** Plays any legal move. */
public final class RandomPlayer implements Player {

    private final Dice dice;

    public RandomPlayer(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        List<Move> moves = game.legalMoves();
        return moves.get(dice.roll(moves.size()));
    }
}
