package dev.halma.cli.terminal.screen;

import dev.halma.rules.board.Board;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Where the cursor is, and which piece is in hand. */
final class Hand {

    private Position position;
    private int cursor;
    private double wantedX;
    private Optional<Integer> taken = Optional.empty();

    /** Begins at the first cell that counts in a position. */
    Hand(Position position) {
        this.position = position;
        goTo(firstOf(position));
    }

    private static int firstOf(Position position) {
        return position.legalMoves().stream()
                .filter(move -> !move.isPass())
                .map(Move::from)
                .findFirst()
                .orElseGet(() -> position.variant().board().rows().getFirst()[0]);
    }

    /** The position has changed: the piece in hand is put down. */
    void see(Position now) {
        if (!now.equals(position)) taken = Optional.empty();
        if (!now.variant().equals(position.variant())) goTo(firstOf(now));
        position = now;
    }

    int cursor() {
        return cursor;
    }

    Optional<Integer> taken() {
        return taken;
    }

    private Board board() {
        return position.variant().board();
    }

    void goTo(int cell) {
        cursor = cell;
        wantedX = board().x(cell);
    }

    /** Along the row. */
    void sideways(int step) {
        int next = board().at(board().fileOf(cursor) + step, board().rankOf(cursor));
        if (next != Board.NONE) goTo(next);
    }

    /** To the cell of another row that lies nearest to where the cursor came from; rows of a star zigzag. */
    void upwards(int step) {
        int rank = board().rankOf(cursor) + step;
        int best = Board.NONE;
        for (int file = 1; file <= board().files(); file++) {
            int cell = board().at(file, rank);
            boolean isNearer = cell != Board.NONE
                    && (best == Board.NONE
                            || Math.abs(board().x(cell) - wantedX) < Math.abs(board().x(best) - wantedX));
            if (isNearer) best = cell;
        }
        if (best != Board.NONE) cursor = best;
    }

    /** To the next piece that can move, or the next cell that the piece in hand can reach. */
    void seek(int step) {
        List<Integer> cells = taken.isPresent() ? new ArrayList<>(targets().keySet()) : movable();
        if (cells.isEmpty()) return;
        cells.sort((one, other) -> Integer.compare(order(one), order(other)));
        int at = cells.indexOf(cursor);
        goTo(cells.get(Math.floorMod(at < 0 && step < 0 ? 0 : at + step, cells.size())));
    }

    private int order(int cell) {
        return 100 * (board().ranks() - board().rankOf(cell)) + board().fileOf(cell);
    }

    List<Integer> movable() {
        return new ArrayList<>(position.legalMoves().stream()
                .filter(move -> !move.isPass())
                .map(Move::from)
                .distinct()
                .toList());
    }

    void take(int cell) {
        taken = Optional.of(cell);
        goTo(cell);
    }

    void letGo() {
        taken = Optional.empty();
    }

    /** The cells that the piece in hand can reach, with their routes. */
    Map<Integer, Route> targets() {
        Map<Integer, Route> targets = new TreeMap<>();
        for (Move move : position.legalMoves()) {
            if (move.isPass() || !taken.equals(Optional.of(move.from()))) continue;
            position.route(move).ifPresent(route -> targets.put(move.to(), route));
        }
        return targets;
    }
}
