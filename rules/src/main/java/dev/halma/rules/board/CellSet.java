package dev.halma.rules.board;

import java.util.Objects;
import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/** A set of cells: bit {@code cell % 64} of word {@code cell / 64}. */
public record CellSet(long word0, long word1, long word2, long word3) {

    public static final CellSet EMPTY = new CellSet(0, 0, 0, 0);

    /**
     * The set of these cells.
     *
     * @throws IllegalArgumentException if one is not a number from 0 to 255
     */
    public static CellSet of(int... cells) {
        Objects.requireNonNull(cells, "cells");
        long[] words = new long[4];
        for (int cell : cells) words[checked(cell) >> 6] |= 1L << cell;
        return new CellSet(words[0], words[1], words[2], words[3]);
    }

    private static int checked(int cell) {
        if ((cell & ~255) != 0) throw new IllegalArgumentException("a cell is a number from 0 to 255, not " + cell);
        return cell;
    }

    /**
     * One of the four words.
     *
     * @throws IndexOutOfBoundsException if the index is not 0 to 3
     */
    public long word(int index) {
        return switch (index) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            case 3 -> word3;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    /**
     * Whether a cell is in the set.
     *
     * @throws IllegalArgumentException if it is not a number from 0 to 255
     */
    public boolean contains(int cell) {
        return (word(checked(cell) >> 6) >>> cell & 1) != 0;
    }

    public int size() {
        return Long.bitCount(word0) + Long.bitCount(word1) + Long.bitCount(word2) + Long.bitCount(word3);
    }

    public boolean isEmpty() {
        return (word0 | word1 | word2 | word3) == 0;
    }

    public CellSet union(CellSet other) {
        return new CellSet(word0 | other.word0, word1 | other.word1, word2 | other.word2, word3 | other.word3);
    }

    public CellSet intersection(CellSet other) {
        return new CellSet(word0 & other.word0, word1 & other.word1, word2 & other.word2, word3 & other.word3);
    }

    public CellSet minus(CellSet other) {
        return new CellSet(word0 & ~other.word0, word1 & ~other.word1, word2 & ~other.word2, word3 & ~other.word3);
    }

    /** The cells in ascending order. */
    public IntStream stream() {
        return IntStream.range(0, 256).filter(this::contains);
    }

    public PrimitiveIterator.OfInt iterator() {
        return stream().iterator();
    }
}
