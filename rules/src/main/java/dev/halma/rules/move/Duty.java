package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;

/**
 * The pieces of which a seat must move one before anything else. A seat with both kinds may choose.
 *
 * @param blockers pieces that must leave another seat's full goal
 * @param campers pieces that must leave their seat's starting camp
 */
public record Duty(CellSet blockers, CellSet campers) {

    public static final Duty NONE = new Duty(CellSet.EMPTY, CellSet.EMPTY);

    public boolean isNone() {
        return blockers.isEmpty() && campers.isEmpty();
    }
}
