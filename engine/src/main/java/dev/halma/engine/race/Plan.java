package dev.halma.engine.race;

import java.util.List;

/**
 * The moves that bring one seat home if no other seat interferes.
 *
 * @param moves by their ints, see {@link dev.halma.rules.move.LiveBoard#move}
 * @param atLeast a lower bound of the turns: each piece outside the goal has to move once
 * @param nodes the positions generated
 */
public record Plan(List<Integer> moves, int atLeast, long nodes) {

    public Plan {
        moves = List.copyOf(moves);
    }

    public int turns() {
        return moves.size();
    }

    /** Whether the plan has reached its lower bound, so that none is shorter. */
    public boolean isBest() {
        return turns() == atLeast;
    }
}
