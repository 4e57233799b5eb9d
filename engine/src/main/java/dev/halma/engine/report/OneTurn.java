package dev.halma.engine.report;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;

/** The rough value of one turn in a score. It is a rule of thumb for people; no search uses it. */
public final class OneTurn {

    /** Games between equals take three to six turns per piece, five on most boards. */
    private static final int TURNS_A_PIECE = 5;

    private OneTurn() {}

    /** The whole way of all seats, divided by the turns that it takes. So it follows the weights. */
    public static int in(Variant variant) {
        Terrain terrain = Terrain.of(variant, Weights.USUAL);
        LiveBoard start = Position.start(variant, Seat.A).live();
        int way = 0;
        int pieces = 0;
        for (Seating seating : variant.seatings()) {
            way += terrain.wayLeft(start, seating.seat().index());
            pieces += seating.pieces();
        }
        return Math.max(1, way / (TURNS_A_PIECE * pieces));
    }

    /** Hundredths of a step as turns, to one decimal. */
    public static double turns(int hundredths, Variant variant) {
        return Math.round(10.0 * hundredths / in(variant)) / 10.0;
    }
}
