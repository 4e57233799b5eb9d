package dev.halma.rules.board;

import java.util.Arrays;
import java.util.List;

/** The three outlines a board can have. Files and ranks count from 1. */
public enum Shape {
    SQUARE(4, 16, 4, 4) {
        @Override
        int files(int size) {
            return size;
        }

        @Override
        int ranks(int size) {
            return size;
        }

        @Override
        boolean contains(int size, int file, int rank) {
            return file >= 1 && file <= size && rank >= 1 && rank <= size;
        }

        // A camp of the rule sheets, or the diagonals of the corner, the last one as far as it is needed.
        @Override
        int[] campRows(int size, int cells) {
            for (int[] camp : SQUARE_CAMPS) {
                if (sum(camp) == cells && camp[0] <= size) return camp;
            }
            int full = triangle(cells).length;
            if (full * (full + 1) / 2 > cells) full--;
            int[] rows = new int[Math.max(1, full)];
            for (int row = 0; row < full; row++) rows[row] = full - row;
            for (int row = 0; row < cells - full * (full + 1) / 2; row++) rows[row]++;
            return cells > 0 && rows[0] <= size ? rows : NO_CAMP;
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {1 + column, 1 + row};
        }

        // A quarter rotation clockwise: bottom left goes to top left.
        @Override
        int[] rotated(int size, int file, int rank) {
            return new int[] {rank, size + 1 - file};
        }
    },

    STAR(2, 5, 3, 6) {
        @Override
        int files(int size) {
            return 4 * size + 1;
        }

        @Override
        int ranks(int size) {
            return 4 * size + 1;
        }

        // Two large triangles. One is the other rotated by half a circle about the centre.
        @Override
        boolean contains(int size, int file, int rank) {
            int u = file - centre(size);
            int v = rank - centre(size);
            boolean pointingUp = u <= size && v >= -size && u - v >= -size;
            boolean pointingDown = u >= -size && v <= size && u - v <= size;
            return pointingUp || pointingDown;
        }

        // In the point and the next row.
        @Override
        int[] campRows(int size, int cells) {
            int[] rows = triangle(cells);
            return rows.length <= size + 1 ? rows : NO_CAMP;
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {size + 1 + column, 1 + row};
        }

        // A sixth of a rotation clockwise about the centre.
        @Override
        int[] rotated(int size, int file, int rank) {
            int u = file - centre(size);
            int v = rank - centre(size);
            return new int[] {centre(size) + v, centre(size) + v - u};
        }

        private int centre(int size) {
            return 2 * size + 1;
        }
    },

    DIAMOND(3, 9, 3, 2) {
        @Override
        int files(int size) {
            return size;
        }

        @Override
        int ranks(int size) {
            return 2 * size - 1;
        }

        @Override
        boolean contains(int size, int file, int rank) {
            return file >= 1 && file <= size && rank >= file && rank <= file + size - 1;
        }

        // There is a row between the camps.
        @Override
        int[] campRows(int size, int cells) {
            int[] rows = triangle(cells);
            return rows.length < size ? rows : NO_CAMP;
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {1 + column, 1 + row};
        }

        @Override
        int[] rotated(int size, int file, int rank) {
            return new int[] {size + 1 - file, 2 * size - rank};
        }
    };

    private static final int[] NO_CAMP = {};

    /** Row lengths from the edge inwards, for a corner of any square board that is large enough. */
    private static final List<int[]> SQUARE_CAMPS = List.of(
            new int[] {5, 5, 4, 3, 2}, new int[] {5, 4, 3, 2, 1}, new int[] {4, 4, 3, 2}, new int[] {4, 3, 2, 1});

    private final int smallest;
    private final int largest;
    private final int axes;
    private final int places;

    Shape(int smallest, int largest, int axes, int places) {
        this.smallest = smallest;
        this.largest = largest;
        this.axes = axes;
        this.places = places;
    }

    public int smallest() {
        return smallest;
    }

    public int largest() {
        return largest;
    }

    /** The number of lines through a cell: four on a square board, three on the others. */
    int axes() {
        return axes;
    }

    /** The number of corners or points that can hold a camp. */
    int places() {
        return places;
    }

    abstract int files(int size);

    abstract int ranks(int size);

    abstract boolean contains(int size, int file, int rank);

    /** The camp of the first place with this number of cells, as its row lengths from the edge inwards; empty if none. */
    abstract int[] campRows(int size, int cells);

    /** The file and rank of a camp's cell in the first place. */
    abstract int[] campCell(int size, int row, int column);

    /** The file and rank of a cell after the board is rotated clockwise by one place. */
    abstract int[] rotated(int size, int file, int rank);

    /** Rows of one, two, three and more cells, the last one as long as the number of cells allows. */
    private static int[] triangle(int cells) {
        int[] rows = NO_CAMP;
        for (int left = cells; left > 0; left -= rows.length) {
            rows = Arrays.copyOf(rows, rows.length + 1);
            rows[rows.length - 1] = Math.min(left, rows.length);
        }
        return rows;
    }

    private static int sum(int[] rows) {
        return Arrays.stream(rows).sum();
    }
}
