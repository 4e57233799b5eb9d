package dev.halma.engine.search;

import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;

/**
 * How much of the tree is searched: the number of moves per node, the reduction of late moves, and whether the last
 * turn is made or estimated.
 */
final class Breadth {

    /** Every move of every seat to the full depth. The selective search is tested against it. */
    static final Breadth FULL = new Breadth();

    private static final int ALL = Integer.MAX_VALUE;

    private final boolean isFull;
    private final int replies;
    private final int wideOpponents;
    private final int wideReplies;
    private final int width;
    private final int wider;
    private final int narrowDepths;
    private final int lateFrom;
    private final int laterFrom;
    private final int latestFrom;
    private final int roundOfSeats; // 0 with two sides

    private Breadth() {
        isFull = true;
        replies = ALL;
        wideOpponents = 0;
        wideReplies = ALL;
        width = 0;
        wider = 0;
        narrowDepths = 0;
        lateFrom = ALL;
        laterFrom = ALL;
        latestFrom = ALL;
        roundOfSeats = 0;
    }

    private Breadth(Weights weights, boolean twoSides, int seats) {
        isFull = false;
        replies = twoSides ? ALL : weights.of(Weight.REPLIES);
        wideOpponents = weights.of(Weight.WIDE_OPPONENTS);
        wideReplies = Math.max(replies, weights.of(Weight.WIDE_REPLIES));
        width = weights.of(twoSides ? Weight.WIDTH : Weight.CROWD_WIDTH);
        wider = weights.of(twoSides ? Weight.WIDER : Weight.CROWD_WIDER);
        narrowDepths = weights.of(Weight.NARROW);
        lateFrom = weights.of(twoSides ? Weight.LATE : Weight.CROWD_LATE);
        laterFrom = weights.of(Weight.LATER);
        latestFrom = weights.of(Weight.LATEST);
        roundOfSeats = twoSides ? 0 : seats;
    }

    static Breadth usual(Weights weights, boolean twoSides, int seats) {
        return new Breadth(weights, twoSides, seats);
    }

    /** Whether only transpositions of exactly this depth count, and the last turn is made. */
    boolean isFull() {
        return isFull;
    }

    /** The number of moves of our side to search in a node with this depth left. The moves are in order. */
    int width(int depth, int moves) {
        return depth <= narrowDepths ? Math.min(moves, width + wider * depth) : moves;
    }

    /**
     * The number of moves of an opponent to search.
     *
     * @param surprises how many opponents before this one, since our last turn, have played an unexpected move
     */
    int replies(int surprises) {
        return surprises < wideOpponents ? wideReplies : replies;
    }

    /** Whether an opponent's move at this place in the order is unexpected. */
    boolean isSurprise(int index) {
        return index >= replies;
    }

    /**
     * The depth reduction of a late move, in turns. With more than two sides it is a whole round: otherwise a reduced
     * search would miss the seat's own next turn, and the move would always seem worse.
     */
    int reduction(int depth, int index, int gain) {
        if (index < lateFrom) return 0;
        if (roundOfSeats > 0) return depth > roundOfSeats + 1 ? roundOfSeats : 0;
        if (depth < 3) return 0;
        if (depth >= 5 && index >= latestFrom) return 4;
        return index >= laterFrom || gain <= 0 ? 2 : 1;
    }
}
