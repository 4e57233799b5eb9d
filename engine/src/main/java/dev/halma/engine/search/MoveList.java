package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.move.LiveBoard;

/** The moves of one node, most promising first. There is one list per ply, so that the search allocates nothing. */
final class MoveList {

    private static final int KNOWN = 1 << 29;

    /** All legal moves. */
    static final int[] ALL = {};

    private final int killer;
    private final int[] moves = new int[LiveBoard.MOST_MOVES];
    private final int[] guesses = new int[LiveBoard.MOST_MOVES];
    private int size;
    private int found;

    /** @param killer the bonus of a killer move */
    MoveList(int killer) {
        this.killer = killer;
    }

    /** @param choice the moves to choose from, or {@link #ALL} */
    void fill(SearchBoard board, int[] choice, int knownMove, int[] killers, History history) {
        size = choice.length == 0 ? board.moves(moves) : choice.length;
        System.arraycopy(choice, 0, moves, 0, choice.length);
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int guess = board.gain(move) + history.of(board.mover(), move);
            if (move == knownMove) guess += KNOWN;
            else if (move == killers[0] || move == killers[1]) guess += killer;
            guesses[i] = guess;
        }
    }

    /** Lists all legal moves, sorted by the steps they gain. */
    void fillBySteps(SearchBoard board, Terrain steps) {
        size = board.moves(moves);
        for (int i = 0; i < size; i++) guesses[i] = board.gain(moves[i], steps);
    }

    /** Stores the best move, once the node is done. */
    void keep(int move) {
        found = move;
    }

    int found() {
        return found;
    }

    /** A move at an index that {@link #best} has already sorted. */
    int at(int index) {
        return moves[index];
    }

    /** The buffer itself, for nodes that need no order. */
    int[] moves() {
        return moves;
    }

    int size() {
        return size;
    }

    /** The move at this index of the order. The order is sorted only as far as it is used. */
    int best(int index) {
        int best = index;
        for (int i = index + 1; i < size; i++) {
            if (guesses[i] > guesses[best]) best = i;
        }
        int move = moves[best];
        int guess = guesses[best];
        moves[best] = moves[index];
        guesses[best] = guesses[index];
        moves[index] = move;
        guesses[index] = guess;
        return move;
    }
}
