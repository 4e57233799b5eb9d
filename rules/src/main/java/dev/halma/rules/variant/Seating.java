package dev.halma.rules.variant;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import java.util.Objects;

/**
 * A seat with its place, camp and goal.
 *
 * @param place the corner or point where it starts, see {@link Board#places}
 * @param camp the cells its pieces start on
 * @param goal the camp straight across, as large as its own
 */
public record Seating(Seat seat, int place, CellSet camp, CellSet goal) {

    public Seating {
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(camp, "camp");
        Objects.requireNonNull(goal, "goal");
    }

    static Seating of(Board board, Seat seat, int place, int pieces) {
        return new Seating(seat, place, board.camp(place, pieces), board.camp(board.opposite(place), pieces));
    }

    public int pieces() {
        return camp.size();
    }

    /** Whether this seat's camp is the other one's goal. */
    public boolean startsInGoalOf(Seating other) {
        return camp.equals(other.goal);
    }
}
