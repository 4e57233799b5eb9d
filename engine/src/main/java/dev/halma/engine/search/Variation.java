package dev.halma.engine.search;

import dev.halma.rules.move.Move;
import java.util.List;

/**
 * A variation that a search has found, with its score.
 *
 * @param depth the search depth in turns
 * @param nodes the number of positions searched
 * @param score for the seat to move, in hundredths of a step; see {@link Search#WIN}
 * @param moves the best move and the moves expected after it
 */
public record Variation(int depth, long nodes, int score, List<Move> moves) {

    public Move best() {
        return moves.get(0);
    }

    /** Whether the score is a proven win or loss after a number of turns. */
    public boolean isDecided() {
        return Math.abs(score) > Search.SURELY_WON;
    }

    /** This variation; a proven loss is only expected, because not every move of the seat to move was searched. */
    public Variation amongSomeMoves() {
        return score < -Search.SURELY_WON ? withScore(Search.expected(score)) : this;
    }

    public Variation withScore(int other) {
        return new Variation(depth, nodes, other, moves);
    }
}
