package dev.halma.engine.race;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Whether the seat to move wins with its plan against any reply, even if the others turn back.
 *
 * <p>With each turn the others' armies spread by one step at most, as long as they have no piece of another seat to hop
 * over (see {@link Prover}). So they can't disturb a plan under this condition: before each of its moves, every piece
 * and its destination are farther from the others than the number of turns that they have had, by two steps. And no
 * other seat is home sooner if each goal has more empty cells than the others have turns. Stuck pieces, and those of a
 * seat that has resigned, count as the goal's own.
 */
public final class WonRace {

    private WonRace() {}

    /** The turns of all seats until the seat to move has won; empty if that is not certain. */
    public static OptionalInt turns(Position position, Plan plan) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(plan, "plan");
        Seat seat = position.toMove();
        int others = position.seatsInPlay().size() - 1;
        boolean isSafe = plan.turns() == 1
                || (cannotBeDisturbed(position, seat, plan, others)
                        && nobodyIsHomeBefore(position, seat, (plan.turns() - 1) * others)
                        && Homeward.endsInTime(position, plan.turns()));
        return isSafe ? OptionalInt.of(1 + (plan.turns() - 1) * (1 + others)) : OptionalInt.empty();
    }

    private static boolean cannotBeDisturbed(Position position, Seat seat, Plan plan, int others) {
        if (!Race.hasPassed(position, seat)) return false;
        int[] distance = Alone.stepsTo(position.variant().board(), Race.others(position, seat));
        CellSet camp = position.variant().seating(seat).camp();
        CellSet own = position.pieces(seat);
        int theirTurns = 0;
        for (int move : plan.moves()) {
            CellSet to = CellSet.of(LiveBoard.to(move));
            int nearest =
                    own.union(to).stream().map(cell -> distance[cell]).min().orElse(0);
            // A piece in its own camp may have to leave it.
            if (nearest < theirTurns + 2 || camp.contains(LiveBoard.to(move))) return false;
            own = own.minus(CellSet.of(LiveBoard.from(move))).union(to);
            theirTurns += others;
        }
        return true;
    }

    /** A turn fills at most one cell of a goal, whichever seat the piece belongs to. */
    private static boolean nobodyIsHomeBefore(Position position, Seat seat, int turns) {
        CellSet taken = Race.others(position, seat).union(position.pieces(seat));
        for (Seating other : position.variant().seatings()) {
            if (other.seat() == seat || !position.isInPlay(other.seat())) continue;
            if (other.goal().minus(taken).size() <= turns) return false;
        }
        return true;
    }
}
