package dev.halma.engine.race;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.game.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;

/** Detects races: a seat has only its own way before it. */
public final class Race {

    private Race() {}

    /**
     * Whether the seat is in a race. No other seat's piece stands on, or next to, a cell that is as near to the seat's
     * goal as its own rearmost piece. So only its own pieces are left to hop over or to stand in its way.
     */
    public static boolean isOn(Position position, Seat seat) {
        CellSet ahead = ahead(position, seat);
        for (Seating other : position.variant().seatings()) {
            boolean inTheWay = other.seat() != seat
                    && !position.pieces(other.seat()).intersection(ahead).isEmpty();
            if (inTheWay) return false;
        }
        return true;
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
