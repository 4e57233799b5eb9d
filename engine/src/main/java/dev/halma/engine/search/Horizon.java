package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;

/**
 * What can still happen near the horizon, as bounds on the score. They are guesses: a turn rarely brings much more or
 * less than usual.
 *
 * @param turnValue the usual gain of a turn
 * @param enough what the score may fall, per turn of remaining depth
 * @param futile what a move may be better than its gain, per turn of remaining depth
 */
record Horizon(int turnValue, int enough, int futile) {

    /** No bounds. */
    static final Horizon NONE = new Horizon(0, 0, 0);

    private static final int NEAR = 4;
    private static final int UNKNOWN = 4 * Search.WIN;

    static Horizon of(Terrain terrain, Weights weights) {
        return new Horizon(terrain.turnValue(), weights.of(Weight.ENOUGH), weights.of(Weight.FUTILE));
    }

    boolean isNear(int depth) {
        return depth <= NEAR && (enough > 0 || futile > 0);
    }

    /** The least score that is to be expected. */
    int atLeast(int now, int depth) {
        return enough == 0 ? -UNKNOWN : now - enough * depth;
    }

    /** The most that is to be expected of a move with this gain. */
    int atMost(int now, int gain, int depth) {
        return futile == 0 ? UNKNOWN : now + gain - turnValue + futile * depth;
    }
}
