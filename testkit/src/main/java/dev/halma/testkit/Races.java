package dev.halma.testkit;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalInt;
import java.util.Set;
import java.util.SplittableRandom;

/** Positions near the end of a game from seeded random walks out of full goals, and the turns home by plain search. */
public final class Races {

    private Races() {}

    /**
     * Positions of two seats that are at most this number of random moves away from home. Neither is home, and A is to
     * move.
     *
     * @param mostMoves of each seat
     */
    public static List<Position> of(Variant variant, int count, int mostMoves, long seed) {
        SplittableRandom random = new SplittableRandom(seed);
        List<Position> positions = new ArrayList<>();
        while (positions.size() < count) {
            Position position = walk(variant, 1 + random.nextInt(mostMoves), random);
            boolean isOpen = !position.isHome(Seat.A) && !position.isHome(Seat.B);
            if (isOpen) positions.add(position);
        }
        return positions;
    }

    private static Position walk(Variant variant, int moves, SplittableRandom random) {
        List<CellSet> goals = variant.seatings().stream().map(Seating::goal).toList();
        LiveBoard board = Position.of(variant, goals, Seat.A, Set.of(), 0, 1).live();
        int[] buffer = new int[LiveBoard.MOST_MOVES];
        for (int i = 0; i < 2 * moves; i++) board.make(buffer[random.nextInt(board.moves(buffer))]);
        List<CellSet> pieces = List.of(board.pieces(Seat.A), board.pieces(Seat.B));
        return Position.of(variant, pieces, Seat.A, Set.of(), 0, 1);
    }

    /**
     * The fewest turns that a seat needs to fill its goal while no other seat moves, by breadth-first search over all
     * legal moves. Empty if the search would visit more formations than the limit.
     */
    public static OptionalInt turnsHome(Position position, Seat seat, int mostFormations) {
        CellSet goal = position.variant().seating(seat).goal();
        Position alone = position;
        for (Seating other : position.variant().seatings()) {
            if (other.seat() != seat) alone = alone.withResigned(other.seat());
        }
        int[] buffer = new int[LiveBoard.MOST_MOVES];
        Set<CellSet> seen = new HashSet<>(Set.of(alone.pieces(seat)));
        List<LiveBoard> edge = List.of(alone.live());
        for (int turns = 0; !edge.isEmpty(); turns++) {
            List<LiveBoard> next = new ArrayList<>();
            for (LiveBoard board : edge) {
                if (board.pieces(seat).equals(goal)) return OptionalInt.of(turns);
            }
            for (LiveBoard board : edge) {
                int count = board.moves(buffer);
                for (int i = 0; i < count; i++) {
                    board.make(buffer[i]);
                    if (seen.add(board.pieces(seat))) next.add(board.copy());
                    board.undo();
                }
                if (seen.size() > mostFormations) return OptionalInt.empty();
            }
            edge = next;
        }
        return OptionalInt.empty();
    }
}
