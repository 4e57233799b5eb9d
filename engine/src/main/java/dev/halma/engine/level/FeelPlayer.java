package dev.halma.engine.level;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.List;
import java.util.Objects;

/**
 * Plays any move that goes forward, as a child does who has just learned the game, and any legal move if none does. The
 * lowest level is measured against it.
 */
public final class FeelPlayer implements Player {

    private final Dice dice;

    public FeelPlayer(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        Terrain terrain = Terrain.of(game.variant(), Weights.STEPS_ONLY);
        List<Move> all = game.legalMoves();
        List<Move> forward = all.stream()
                .filter(move -> terrain.gain(game.position(), move) > 0)
                .toList();
        List<Move> choice = forward.isEmpty() ? all : forward;
        return choice.get(dice.roll(choice.size()));
    }
}
