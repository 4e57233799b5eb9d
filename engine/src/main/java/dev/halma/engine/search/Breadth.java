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
    private final int width;
    private final int wider;
    private final int narrowDepths;
    private final int lateFrom;
    private final int laterFrom;
    private final int roundOfSeats; // 0 with two sides

    private Breadth() {
        isFull = true;
        replies = ALL;
        width = 0;
        wider = 0;
        narrowDepths = 0;
        lateFrom = ALL;
        laterFrom = ALL;
        roundOfSeats = 0;
    }

    private Breadth(Weights weights, boolean twoSides, int seats) {
        isFull = false;
        replies = twoSides ? ALL : weights.of(Weight.REPLIES);
        width = weights.of(Weight.WIDTH);
        wider = weights.of(Weight.WIDER);
        narrowDepths = weights.of(Weight.NARROW);
        lateFrom = weights.of(twoSides ? Weight.LATE : Weight.CROWD_LATE);
        laterFrom = weights.of(Weight.LATER);
        roundOfSeats = twoSides ? 0 : seats;
    }

    static Breadth usual(Weights weights, boolean twoSides, int seats) {
        return new Breadth(weights, twoSides, seats);
    }

    /** Whether only transpositions of exactly this depth count, and the last turn is made. */
    boolean isFull() {
        return isFull;
    }

    /** The number of moves to search in a node with this depth left. The moves are in order. */
    int width(int depth, int moves, boolean isFriend) {
        int some = depth <= narrowDepths ? Math.min(moves, width + wider * depth) : moves;
        return isFriend ? some : Math.min(some, replies);
    }

    /**
     * The depth reduction of a late move, in turns. With more than two sides it is a whole round: otherwise a reduced
     * search would miss the seat's own next turn, and the move would always seem worse.
     */
    int reduction(int depth, int index, int gain) {
        if (index < lateFrom) return 0;
        if (roundOfSeats > 0) return depth > roundOfSeats + 1 ? roundOfSeats : 0;
        return depth < 3 ? 0 : index >= laterFrom || gain <= 0 ? 2 : 1;
    }
}
