package dev.halma.engine.race;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.HouseRules.Hops;
import dev.halma.rules.variant.HouseRules.Win;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Detects races: a seat's pieces have passed all others. */
public final class Race {

    private Race() {}

    /**
     * Whether the seat is in a race. No other seat's piece stands on, or next to, a cell that is as near to the seat's
     * goal as its own rearmost piece. So only its own pieces are left to hop over or to block it. A seat whose partner
     * must be home too is in no race.
     */
    public static boolean isOn(Position position, Seat seat) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        if (position.variant().houseRules().win() == Win.BOTH) return false;
        CellSet ahead = ahead(position, seat);
        for (Seating other : position.variant().seatings()) {
            boolean inTheWay = other.seat() != seat
                    && !position.pieces(other.seat()).intersection(ahead).isEmpty();
            if (inTheWay) return false;
        }
        return true;
    }

    /**
     * Whether the turns that the seat needs can be proven. It {@link #hasPassed} the only other seat, and that seat's
     * goal is its own camp. Otherwise other seats would come nearer to its goal on their way to theirs.
     */
    public static boolean isProvable(Position position, Seat seat) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        Variant variant = position.variant();
        for (Seating other : variant.seatings()) {
            boolean isAcross = other.goal().equals(variant.seating(seat).camp())
                    && other.camp().equals(variant.seating(seat).goal());
            if (other.seat() != seat && !isAcross) return false;
        }
        return hasPassed(position, seat);
    }

    /**
     * Whether the seat has passed all others, so that its turns can be counted while they stand still. None of its
     * pieces is in its camp. Every piece of another seat is at least three steps behind its rearmost one, counted from
     * its goal. Then no move hops over another seat's piece or is blocked by one, as long as no other piece comes
     * nearer to the goal. The reason: a chain lands one step away from its own army, which is not yet beside the other.
     */
    public static boolean hasPassed(Position position, Seat seat) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        if (position.variant().houseRules().hops() == Hops.LONG) return false; // long hops come from far away
        Seating seating = position.variant().seating(seat);
        CellSet own = position.pieces(seat);
        CellSet others = others(position, seat);
        int[] toGoal = Alone.stepsTo(position.variant().board(), seating.goal());
        int rear = own.stream().map(cell -> toGoal[cell]).max().orElse(0);
        int front = others.stream().map(cell -> toGoal[cell]).min().orElse(Alone.FAR);
        return front - rear >= Prover.CLEAR && own.intersection(seating.camp()).isEmpty();
    }

    /** The pieces of all other seats. */
    static CellSet others(Position position, Seat seat) {
        CellSet others = CellSet.EMPTY;
        for (Seating other : position.variant().seatings()) {
            if (other.seat() != seat) others = others.union(position.pieces(other.seat()));
        }
        return others;
    }

    /** The cells from the goal back to the seat's rearmost piece, and one step more. */
    private static CellSet ahead(Position position, Seat seat) {
        Board board = position.variant().board();
        CellSet ahead = position.variant().seating(seat).goal();
        List<Integer> edge = new ArrayList<>(ahead.stream().boxed().toList());
        while (!position.pieces(seat).minus(ahead).isEmpty()) {
            edge = next(board, edge, ahead);
            ahead = ahead.union(CellSet.of(edge.stream().mapToInt(i -> i).toArray()));
        }
        return ahead.union(
                CellSet.of(next(board, edge, ahead).stream().mapToInt(i -> i).toArray()));
    }

    private static List<Integer> next(Board board, List<Integer> edge, CellSet known) {
        List<Integer> next = new ArrayList<>();
        for (int cell : edge) {
            for (Direction direction : board.directions()) {
                int neighbour = board.neighbour(cell, direction);
                if (neighbour != Board.NONE && !known.contains(neighbour) && !next.contains(neighbour)) {
                    next.add(neighbour);
                }
            }
        }
        return next;
    }
}
