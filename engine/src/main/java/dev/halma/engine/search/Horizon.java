package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;

/**
 * Bounds on the score near the horizon. They are guesses: a turn rarely gains much more or less than usual.
 *
 * @param turnValue the usual gain of a turn
 * @param enough the largest expected fall of the score, per turn of remaining depth
 * @param futile the futility margin of a move beyond its gain, per turn of remaining depth
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

    /** The least score to expect. */
    int atLeast(int now, int depth) {
        return enough == 0 ? -UNKNOWN : now - enough * depth;
    }

    /** The highest score to expect of a move with this gain. */
    int atMost(int now, int gain, int depth) {
        return futile == 0 ? UNKNOWN : now + gain - turnValue + futile * depth;
    }
}
