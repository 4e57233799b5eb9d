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

        // The point alone, or the point and the next row.
        @Override
        List<int[]> camps(int size) {
            return List.of(triangle(size), triangle(size + 1));
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
        int[] rotated(int size, int file, int rank) {
            return new int[] {size + 1 - file, 2 * size - rank};
        }
    };

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

    /** The camps of the first place, each as its row lengths from the edge inwards. */
    abstract List<int[]> camps(int size);

    /** The file and rank of a camp's cell in the first place. */
    abstract int[] campCell(int size, int row, int column);

    /** The file and rank of a cell after the board is rotated clockwise by one place. */
    abstract int[] rotated(int size, int file, int rank);

    private static int[] triangle(int rows) {
        int[] lengths = new int[rows];
        for (int row = 0; row < rows; row++) lengths[row] = row + 1;
        return lengths;
    }
}
