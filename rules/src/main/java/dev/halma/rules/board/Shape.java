package dev.halma.rules.board;

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

        @Override
        List<int[]> camps(int size) {
            return SQUARE_CAMPS;
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {1 + column, 1 + row};
        }

        // A quarter turn to the right as seen on the board: bottom left goes to top left.
        @Override
        int[] turned(int size, int file, int rank) {
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

        // Two large triangles laid over each other, one the other's half turn about the centre.
        @Override
        boolean contains(int size, int file, int rank) {
            int u = file - centre(size);
            int v = rank - centre(size);
            boolean pointingUp = u <= size && v >= -size && u - v >= -size;
            boolean pointingDown = u >= -size && v <= size && u - v <= size;
            return pointingUp || pointingDown;
        }

        // The point, and the point with the next row.
        @Override
        List<int[]> camps(int size) {
            return List.of(triangle(size), triangle(size + 1));
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {size + 1 + column, 1 + row};
        }

        // A sixth of a turn to the right about the centre.
        @Override
        int[] turned(int size, int file, int rank) {
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

        // Any number of ranks that leaves a row between the camps.
        @Override
        List<int[]> camps(int size) {
            return java.util.stream.IntStream.range(1, size)
                    .mapToObj(Shape::triangle)
                    .toList();
        }

        @Override
        int[] campCell(int size, int row, int column) {
            return new int[] {1 + column, 1 + row};
        }

        @Override
        int[] turned(int size, int file, int rank) {
            return new int[] {size + 1 - file, 2 * size - rank};
        }
    };

    /** Row lengths going inwards from the edge, for a corner of any square board that is large enough. */
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

    /** How many lines cross in a cell: four on a square board, three on the others. */
    int axes() {
        return axes;
    }

    /** How many corners or points a camp can lie in. */
    int places() {
        return places;
    }

    abstract int files(int size);

    abstract int ranks(int size);

    abstract boolean contains(int size, int file, int rank);

    /** The camps of the first place, each as its row lengths going inwards. */
    abstract List<int[]> camps(int size);

    /** File and rank of a cell of a camp in the first place. */
    abstract int[] campCell(int size, int row, int column);

    /** Where a cell goes when the board is turned clockwise from one place to the next. */
    abstract int[] turned(int size, int file, int rank);

    private static int[] triangle(int rows) {
        int[] lengths = new int[rows];
        for (int row = 0; row < rows; row++) lengths[row] = row + 1;
        return lengths;
    }
}
