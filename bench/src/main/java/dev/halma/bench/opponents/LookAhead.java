package dev.halma.bench.opponents;

import dev.halma.engine.search.Search;

/** A way to look ahead that can be deepened. */
interface LookAhead {

    /** Who brings a position back wastes time, and so does who lets a game be drawn: it costs more than a step. */
    int REPETITION = 150;

    /** Above this a score is a win within so many turns. */
    int SURELY_WON = Search.WIN - 1000;

    /**
     * The best of these moves, looking so many turns ahead.
     *
     * @param moves legal ones, the most promising first
     */
    Found best(int[] moves, int depth);

    /** A move and what it is worth to who plays it. */
    record Found(int move, int score) {}
}
