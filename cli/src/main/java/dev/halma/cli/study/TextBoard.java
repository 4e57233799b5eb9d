package dev.halma.cli.study;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import dev.halma.rules.game.Position;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Help.Ansi;

/**
 * A position drawn with characters: a capital letter is a piece. Ranks are numbered at the left. Each file has its small
 * letter at its lower end; on a star, where files lean, that is to the right of the row below.
 */
final class TextBoard {

    private static final String[] COLOURS = {"blue", "red", "green", "yellow", "magenta", "cyan"};

    private final Position position;
    private final Board board;
    private final Ansi ansi;
    private final boolean square;

    TextBoard(Position position, Ansi ansi) {
        this.position = position;
        this.board = position.variant().board();
        this.ansi = ansi;
        this.square = board.shape() == Shape.SQUARE;
    }

    String text() {
        StringBuilder text = new StringBuilder();
        for (int rank = board.ranks(); rank >= 1; rank--) text.append(row(rank)).append('\n');
        return text.append(row(0)).append('\n').toString();
    }

    /** One line of the drawing; line 0 lies below the board and has letters only. */
    private String row(int rank) {
        List<String> places = new ArrayList<>();
        int first = 0;
        for (int file = 1; file <= board.files(); file++) {
            String drawn = place(file, rank);
            if (drawn.isEmpty()) continue;
            int column = column(file, rank);
            if (places.isEmpty()) first = column;
            while (places.size() < column - first) places.add(" ");
            places.add(drawn);
        }
        String label = rank == 0 ? "" : Integer.toString(rank);
        return (" ".repeat(first) + "%3s ".formatted(label) + String.join("", places)).stripTrailing();
    }

    private String place(int file, int rank) {
        int cell = board.at(file, rank);
        if (cell != Board.NONE) return cell(cell);
        boolean lowerEnd = board.at(file, rank + 1) != Board.NONE;
        return lowerEnd ? faint(String.valueOf((char) ('a' + file - 1))) : "";
    }

    /** The column of a cell, from 0. Neighbours in a rank are two columns apart. */
    private int column(int file, int rank) {
        if (square) return 2 * (file - 1);
        int leftmost = board.rows().stream()
                .mapToInt(row -> (int) board.x(row[0]))
                .min()
                .orElseThrow();
        return 2 * file - rank - leftmost;
    }

    private String cell(int cell) {
        Optional<Seat> owner = position.owner(cell);
        if (owner.isPresent()) return piece(owner.get());
        boolean inCamp = position.variant().seatings().stream()
                .anyMatch(seating ->
                        seating.camp().contains(cell) || seating.goal().contains(cell));
        return faint(inCamp ? ":" : ".");
    }

    private String piece(Seat seat) {
        String letter = seat.name();
        return ansi.enabled() ? ansi.string("@|bold," + COLOURS[seat.index()] + " " + letter + "|@") : letter;
    }

    private String faint(String mark) {
        return ansi.enabled() ? ansi.string("@|faint " + mark + "|@") : mark;
    }
}
