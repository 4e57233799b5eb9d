package dev.halma.engine.search;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.rules.move.LiveBoard;

/** The moves of one node, handed out best guess first. Kept for each ply, so that nothing is allocated on the way. */
final class MoveList {

    private static final int KNOWN = 1 << 29;

    /** All legal moves. */
    static final int[] ALL = {};

    private final int killer;
    private final int[] moves = new int[LiveBoard.MOST_MOVES];
    private final int[] guesses = new int[LiveBoard.MOST_MOVES];
    private int size;
    private int found;

    /** @param killer how much sooner a move is tried that refuted another one like this */
    MoveList(int killer) {
        this.killer = killer;
    }

    /** @param choice the moves to choose from, or {@link #ALL} */
    void fill(SearchBoard board, int[] choice, int knownMove, int[] killers) {
        size = choice.length == 0 ? board.moves(moves) : choice.length;
        System.arraycopy(choice, 0, moves, 0, choice.length);
        for (int i = 0; i < size; i++) {
            int move = moves[i];
            int guess = board.gain(move);
            if (move == knownMove) guess += KNOWN;
            else if (move == killers[0] || move == killers[1]) guess += killer;
            guesses[i] = guess;
        }
    }

    /** All legal moves, those that bring a piece most steps nearer first. */
    void fillBySteps(SearchBoard board, Terrain steps) {
        size = board.moves(moves);
        for (int i = 0; i < size; i++) guesses[i] = board.gain(moves[i], steps);
    }

    /** Notes the best move, once the node is done. */
    void keep(int move) {
        found = move;
    }

    int found() {
        return found;
    }

    /** The buffer itself, for nodes that need no order. */
    int[] moves() {
        return moves;
    }

    int size() {
        return size;
    }

    /** The move in this place of the order: only the part of the order that is asked for gets sorted. */
    int best(int place) {
        int best = place;
        for (int i = place + 1; i < size; i++) {
            if (guesses[i] > guesses[best]) best = i;
        }
        int move = moves[best];
        int guess = guesses[best];
        moves[best] = moves[place];
        guesses[best] = guesses[place];
        moves[place] = move;
        guesses[place] = guess;
        return move;
    }
}
