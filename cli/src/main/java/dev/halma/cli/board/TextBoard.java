package dev.halma.cli.board;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.Shape;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * A board drawn with characters. Ranks are numbered at the left. Each file has its small letter at its lower end; on a
 * star, where files lean, that is to the right of the row below.
 *
 * @param scale 1: neighbours in a rank are two columns apart; 2: four columns, and a blank line between two ranks
 */
public record TextBoard(Board board, Look look, int scale) {

    private static final int MARGIN = 4;

    public TextBoard(Board board, Look look) {
        this(board, look, 1);
    }

    public String text() {
        return String.join("\n", lines()) + "\n";
    }

    /** The lines of the drawing, the top one first. */
    public List<String> lines() {
        List<String> lines = new ArrayList<>();
        for (int rank = board.ranks(); rank >= 1; rank--) {
            lines.add(row(rank));
            if (rank > 1) lines.addAll(blanks());
        }
        lines.add(row(0));
        return lines;
    }

    private List<String> blanks() {
        return List.of("").subList(0, scale - 1);
    }

    /** The number of columns, with room for a mark after the last cell. */
    public int width() {
        int widest = 0;
        for (int[] row : board.rows()) {
            int last = row[row.length - 1];
            widest = Math.max(widest, column(board.fileOf(last), board.rankOf(last)));
        }
        return MARGIN + widest + 2;
    }

    /** The number of lines. */
    public int height() {
        return scale * (board.ranks() - 1) + 2;
    }

    /** One line of the drawing; line 0 lies below the board and has letters only. */
    private String row(int rank) {
        String[] columns = new String[width() + 2 * scale];
        Arrays.fill(columns, " ");
        int first = -1;
        for (int file = 1; file <= board.files(); file++) {
            int cell = board.at(file, rank);
            boolean isLowerEnd = cell == Board.NONE && board.at(file, rank + 1) != Board.NONE;
            if (cell == Board.NONE && !isLowerEnd) continue;
            int at = column(file, rank);
            if (first < 0) first = at;
            if (isLowerEnd) columns[MARGIN + at] = look.label(String.valueOf((char) ('a' + file - 1)));
            else draw(cell, columns, MARGIN + at);
        }
        if (rank > 0) number(rank, columns, Math.max(first, 0));
        return String.join("", columns).stripTrailing();
    }

    private void draw(int cell, String[] columns, int at) {
        columns[at] = look.cell(cell);
        String before = look.before(cell);
        String after = look.after(cell);
        if (!before.equals(" ")) columns[at - 1] = before;
        if (!after.equals(" ")) columns[at + 1] = after;
    }

    private void number(int rank, String[] columns, int first) {
        String digits = Integer.toString(rank);
        for (int i = 0; i < digits.length(); i++) {
            columns[first + MARGIN - 1 - digits.length() + i] = look.label(digits.substring(i, i + 1));
        }
    }

    /** The column of a cell, from 0. */
    private int column(int file, int rank) {
        if (board.shape() == Shape.SQUARE) return 2 * scale * (file - 1);
        int leftmost = board.rows().stream()
                .mapToInt(row -> (int) board.x(row[0]))
                .min()
                .orElseThrow();
        return scale * (2 * file - rank - leftmost);
    }
}
