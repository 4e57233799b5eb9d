package dev.halma.engine.report;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;

/** An estimate of the turns that the seats of a variant need to come home, by their ways left. */
public final class TurnsNeeded {

    private final Variant variant;
    private final Terrain terrain;
    private final int oneTurn;

    public TurnsNeeded(Variant variant) {
        this.variant = variant;
        terrain = Terrain.of(variant, Weights.USUAL);
        oneTurn = OneTurn.in(variant);
    }

    public Variant variant() {
        return variant;
    }

    /** At least one turn for every piece outside the goal, until the seat is home. */
    public int of(Position position, Seat seat) {
        if (position.isHome(seat)) return 0;
        int outside = position.pieces(seat).minus(variant.seating(seat).goal()).size();
        int byWay = Math.ceilDiv(terrain.wayLeft(position.live(), seat.index()), oneTurn);
        return Math.max(Math.max(1, outside), byWay);
    }
}
