package dev.halma.rules.game;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import dev.halma.rules.move.Position;
import java.util.List;

/**
 * A position drawn with letters, for programmers: pieces as in the notation, dots for empty cells, the rank before each
 * row. A square board has its files below; on the others a file runs aslant.
 */
final class Drawing {

    private Drawing() {}

    static String of(Position position) {
        Board board = position.variant().board();
        List<int[]> rows = board.rows();
        double left = rows.stream().mapToDouble(row -> board.x(row[0])).min().orElseThrow();
        StringBuilder text = new StringBuilder();
        for (int[] row : rows) {
            StringBuilder line = new StringBuilder(rank(board.rankOf(row[0])));
            for (int cell : row) {
                int column = 3 + (int) ((board.x(cell) - left) * 2 / board.pitch());
                while (line.length() < column) line.append(' ');
                line.append(position.owner(cell).map(seat -> seat.letter()).orElse('.'));
            }
            text.append(line).append('\n');
        }
        if (board.shape() == Shape.SQUARE) {
            text.append("  ");
            for (int file = 0; file < board.files(); file++) text.append(' ').append((char) ('a' + file));
            text.append('\n');
        }
        return text.toString();
    }

    private static String rank(int rank) {
        return rank < 10 ? " " + rank : Integer.toString(rank);
    }
}
