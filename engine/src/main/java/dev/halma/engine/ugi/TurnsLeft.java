package dev.halma.engine.ugi;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.report.OneTurn;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;

/** An estimate of the turns that a seat will still have. */
public final class TurnsLeft {

    /** The last pieces need more turns than their way says, and a long game must not run out of time. */
    private static final int AT_THE_GOAL = 10;

    private TurnsLeft() {}

    /** The estimate by the way left of the seat. */
    public static int of(Position position, Seat seat) {
        int way = Terrain.of(position.variant(), Weights.USUAL).wayLeft(position.live(), seat.index());
        return AT_THE_GOAL + Math.max(0, way) / OneTurn.in(position.variant());
    }
}
