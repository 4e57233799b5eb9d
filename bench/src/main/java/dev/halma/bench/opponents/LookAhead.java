package dev.halma.bench.opponents;

import dev.halma.engine.search.Search;

/** A search to a given depth. */
interface LookAhead {

    /** The penalty for repeating a position or letting a game be drawn; more than a step. */
    int REPETITION = 150;

    /** A score above this is a win within 1000 turns. */
    int SURELY_WON = Search.WIN - 1000;

    /**
     * The best of these moves at this depth.
     *
     * @param moves legal moves, the most promising first
     */
    Found best(int[] moves, int depth);

    /** A move and its score for the seat that plays it. */
    record Found(int move, int score) {}
}
