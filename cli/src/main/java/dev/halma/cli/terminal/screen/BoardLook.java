package dev.halma.cli.terminal.screen;

import dev.halma.cli.board.Look;
import dev.halma.rules.board.Board;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The board on the screen. Every mark is a character too, so that nothing depends on colour.
 *
 * @param cursor the cell in brackets; none while the player can't choose a cell
 * @param taken the piece in hand
 * @param targets where it can go, with the routes
 * @param last the route of the last move
 * @param hint the two ends of a move that was suggested; empty without one
 */
record BoardLook(
        Position position,
        Style style,
        Optional<Integer> cursor,
        Optional<Integer> taken,
        Map<Integer, Route> targets,
        Optional<Route> last,
        List<Integer> hint)
        implements Look {

    private static final int MOST_DIGITS = 9;

    @Override
    public String cell(int cell) {
        Optional<Seat> owner = position.owner(cell);
        if (owner.isPresent()) return style.piece(owner.get(), taken.equals(Optional.of(cell)));
        Route route = targets.get(cell);
        if (route != null) return style.target(hops(route));
        if (isOnTheWay(cell)) return style.bold("+");
        if (last.map(Route::from).equals(Optional.of(cell))) return style.bold(style.either("∘", ","));
        return empty(cell);
    }

    private String hops(Route route) {
        if (route.hops() == 0) return style.either("○", "o");
        return route.hops() > MOST_DIGITS ? "*" : Integer.toString(route.hops());
    }

    /** Whether the piece in hand would land here on its way to the cursor. */
    private boolean isOnTheWay(int cell) {
        return cursor.map(targets::get)
                .map(route -> route.cells().contains(cell))
                .orElse(false);
    }

    private String empty(int cell) {
        for (Seating seating : position.variant().seatings()) {
            if (seating.goal().contains(cell)) {
                return style.faintInSeatsColour(seating.seat(), style.either("◦", ":"));
            }
        }
        boolean inCamp = position.variant().seatings().stream()
                .anyMatch(seating -> seating.camp().contains(cell));
        return style.faint(inCamp ? ":" : style.either("·", "."));
    }

    private boolean isCursor(int cell) {
        return cursor.equals(Optional.of(cell));
    }

    @Override
    public String before(int cell) {
        if (isCursor(cell)) return style.bold("[");
        if (taken.equals(Optional.of(cell))) return style.bold("(");
        if (hint.contains(cell)) return style.warning("<");
        boolean hasJustCome = last.map(Route::to).equals(Optional.of(cell));
        return hasJustCome && !isLeftNeighbourMarked(cell) ? style.faint(">") : " ";
    }

    /** The mark behind a neighbour is in the same column. */
    private boolean isLeftNeighbourMarked(int cell) {
        Board board = position.variant().board();
        int left = board.at(board.fileOf(cell) - 1, board.rankOf(cell));
        return left != Board.NONE && !after(left).equals(" ");
    }

    @Override
    public String after(int cell) {
        if (isCursor(cell)) return style.bold("]");
        if (taken.equals(Optional.of(cell))) return style.bold(")");
        return hint.contains(cell) ? style.warning(">") : " ";
    }

    @Override
    public String label(String text) {
        return style.faint(text);
    }
}
