package dev.halma.rules.move;

import java.util.Objects;

/**
 * Counts the sequences of turns from a position: the usual check of a move generator. A game that is over has none.
 * Repetition is ignored, because a position doesn't know its past.
 */
public final class Perft {

    private Perft() {}

    /**
     * The number of sequences of this many turns.
     *
     * @throws IllegalArgumentException if the depth is negative
     */
    public static long count(LiveBoard board, int depth) {
        Objects.requireNonNull(board, "board");
        if (depth < 0) throw new IllegalArgumentException("a depth is 0 or more, not " + depth);
        return depth == 0 ? 1 : count(board, depth, new int[depth + 1][]);
    }

    private static long count(LiveBoard board, int depth, int[][] buffers) {
        if (board.isOver()) return 0;
        if (depth == 1) return board.countMoves();
        if (buffers[depth] == null) buffers[depth] = new int[LiveBoard.MOST_MOVES];
        int[] moves = buffers[depth];
        int length = board.moves(moves);
        long sum = 0;
        for (int i = 0; i < length; i++) {
            board.make(moves[i]);
            sum += count(board, depth - 1, buffers);
            board.undo();
        }
        return sum;
    }
}
