package dev.halma.engine.puzzle;

import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A position from which seat A comes home in the fewest turns, which are proven. The other seat only waits: it moves a
 * piece to and fro.
 *
 * @param position A is to move
 * @param grade how hard it is; no way home has fewer turns than {@link Grade#turns}
 * @param solution one way home, A's moves only
 * @param firstMoves the number of first moves with which the fewest turns suffice
 * @param ways the number of ways home in the fewest turns, all of which solve it; {@link #MANY} if there are more
 * @param waitsAt the cell of the piece that waits
 * @param waitsBeside the cell to which it goes and from which it comes back
 */
public record Puzzle(
        Position position, Grade grade, List<Move> solution, int firstMoves, int ways, int waitsAt, int waitsBeside) {

    /** The count of ways stops here. */
    public static final int MANY = 1000;

    public Puzzle {
        solution = List.copyOf(solution);
    }

    public int turns() {
        return grade.turns();
    }

    /** The position after the other seat has moved the piece that waits, or any piece if that one can't. */
    public Position waiting(Position now) {
        Objects.requireNonNull(now, "now");
        Move move = now.legalMove(waitsAt, waitsBeside)
                .or(() -> now.legalMove(waitsBeside, waitsAt))
                .orElseGet(() -> now.legalMoves().get(0));
        return now.after(move);
    }

    /** The moves of the solution with all their landings. */
    public List<String> routes() {
        List<String> routes = new ArrayList<>();
        Position now = position;
        for (Move move : solution) {
            routes.add(now.route(move).map(Route::toString).orElseThrow());
            now = now.after(move);
            if (!now.isOver()) now = waiting(now);
        }
        return routes;
    }
}
