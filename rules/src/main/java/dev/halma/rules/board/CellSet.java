package dev.halma.rules.board;

import java.util.PrimitiveIterator;
import java.util.stream.IntStream;

/** A set of cells: bit {@code cell % 64} of word {@code cell / 64}. */
public record CellSet(long word0, long word1, long word2, long word3) {

    public static final CellSet EMPTY = new CellSet(0, 0, 0, 0);

    public static CellSet of(int... cells) {
        long[] words = new long[4];
        for (int cell : cells) words[cell >> 6] |= 1L << cell;
        return new CellSet(words[0], words[1], words[2], words[3]);
    }

    public long word(int index) {
        return switch (index) {
            case 0 -> word0;
            case 1 -> word1;
            case 2 -> word2;
            case 3 -> word3;
            default -> throw new IndexOutOfBoundsException(index);
        };
    }

    public boolean contains(int cell) {
        return (word(cell >> 6) >>> cell & 1) != 0;
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
