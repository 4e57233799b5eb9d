package dev.halma.engine.search;

import dev.halma.rules.move.Move;
import java.util.List;

/**
 * What a search has found.
 *
 * @param depth turns looked ahead
 * @param nodes positions looked at
 * @param score for the seat to move, in hundredths of a step; see {@link Search#WIN}
 * @param moves the best move and what is expected after it
 */
public record Line(int depth, long nodes, int score, List<Move> moves) {

    public Move best() {
        return moves.get(0);
    }

    /** Whether the score says who wins and when, rather than who is ahead. */
    public boolean isDecided() {
        return Math.abs(score) > Search.SURELY_WON;
    }

    public Line withScore(int other) {
        return new Line(depth, nodes, other, moves);
    }
}
