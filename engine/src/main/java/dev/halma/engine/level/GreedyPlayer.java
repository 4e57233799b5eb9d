package dev.halma.engine.level;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Plays the move that gains most steps towards the far end of the goal. It chooses at random between equal moves, and
 * among all moves if none gains. It is what a beginner would program, and the usual baseline.
 */
public final class GreedyPlayer implements Player {

    private final Dice dice;

    public GreedyPlayer(long seed) {
        dice = new Dice(seed);
    }

    @Override
    public Move choose(Game game, Limits limits) {
        Objects.requireNonNull(limits, "limits");
        if (game.isOver()) throw new IllegalArgumentException("the game is over: " + game.outcome());
        Terrain terrain = Terrain.of(game.variant(), Weights.STEPS_ONLY);
        List<Move> all = game.legalMoves();
        List<Move> best = new ArrayList<>();
        int most = 1;
        for (Move move : all) {
            int gain = terrain.gain(game.position(), move);
            if (gain > most) best.clear();
            if (gain >= most) best.add(move);
            most = Math.max(most, gain);
        }
        List<Move> choice = best.isEmpty() ? all : best;
        return choice.get(dice.roll(choice.size()));
    }
}
