package dev.halma.cli.terminal;

import java.util.Arrays;
import java.util.stream.Collectors;

/** What a terminal shows: as much of a VT100 as the program uses. It complains of what it does not know. */
final class VtScreen {

    private final char[][] cells;
    private final int columns;
    private final StringBuilder sequence = new StringBuilder();
    private final StringBuilder transcript = new StringBuilder();
    private boolean isInSequence;
    private boolean isWholeScreen;
    private boolean hasColours;
    private int row;
    private int column;

    VtScreen(int columns, int rows) {
        this.columns = columns;
        cells = new char[rows][columns];
        for (char[] line : cells) Arrays.fill(line, ' ');
    }

    void write(String text) {
        transcript.append(text);
        text.chars().forEach(code -> write((char) code));
    }

    private void write(char letter) {
        if (isInSequence) {
            sequence.append(letter);
            boolean isEnd = sequence.length() > 1 && letter >= '@' && letter <= '~';
            if (!isEnd) return;
            obey(sequence.toString());
            sequence.setLength(0);
            isInSequence = false;
        } else if (letter == '\u001B') {
            isInSequence = true;
        } else if (letter == '\r') {
            column = 0;
        } else if (letter == '\n') {
            down();
        } else if (letter >= ' ') {
            print(letter);
        }
    }

    private void print(char letter) {
        if (column == columns) {
            if (isWholeScreen) throw new IllegalStateException("a line is too long:\n" + this);
            column = 0;
            down();
        }
        cells[row][column++] = letter;
    }

    private void down() {
        if (row < cells.length - 1) {
            row++;
            return;
        }
        if (isWholeScreen) throw new IllegalStateException("the screen scrolls:\n" + this);
        System.arraycopy(cells, 1, cells, 0, cells.length - 1);
        cells[row] = new char[columns];
        Arrays.fill(cells[row], ' ');
    }

    private void obey(String code) {
        switch (code) {
            case "[?1049h" -> isWholeScreen = true;
            case "[?1049l" -> isWholeScreen = false;
            case "[2J" -> Arrays.stream(cells).forEach(line -> Arrays.fill(line, ' '));
            case "[K" -> Arrays.fill(cells[row], Math.min(column, columns), columns, ' ');
            default -> {
                if (code.endsWith("m")) {
                    hasColours = true;
                } else if (code.endsWith("H")) {
                    String[] place = code.substring(1, code.length() - 1).split(";", -1);
                    row = Integer.parseInt(place[0]) - 1;
                    column = Integer.parseInt(place[1]) - 1;
                } else {
                    throw new IllegalStateException("an unknown sequence: " + code);
                }
            }
        }
    }

    boolean isWholeScreen() {
        return isWholeScreen;
    }

    boolean hasColours() {
        return hasColours;
    }

    /** Everything that was written, line after line. */
    String transcript() {
        return transcript.toString();
    }

    @Override
    public String toString() {
        return Arrays.stream(cells)
                .map(line -> new String(line).stripTrailing())
                .collect(Collectors.joining("\n"));
    }
}
