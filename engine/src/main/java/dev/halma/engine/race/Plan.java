package dev.halma.engine.race;

import java.util.List;

/**
 * A way home for one seat, if nobody interferes.
 *
 * @param moves by their codes, see {@link dev.halma.rules.move.LiveBoard#move}
 * @param atLeast no plan can be shorter than this: each piece outside the goal has to move once
 * @param nodes positions looked at
 */
public record Plan(List<Integer> moves, int atLeast, long nodes) {

    public Plan {
        moves = List.copyOf(moves);
    }

    public int turns() {
        return moves.size();
    }

    /** Whether no plan is shorter. */
    public boolean isBest() {
        return turns() == atLeast;
    }
}
