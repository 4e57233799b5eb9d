package dev.halma.bench.opponents;

import dev.halma.engine.search.Search;
import dev.halma.rules.move.LiveBoard;

/**
 * Max^n: every seat plays what is best for itself. A position has a score for each seat, and the seat to move maximises
 * its own. Alpha-beta can't prune that, so only the moves that gain most are searched.
 */
final class MaxN implements LookAhead {

    /** The moves of the root's seat after its first turn, in which all moves are searched. */
    private static final int OWN_WIDTH = 12;

    private static final int OTHERS_WIDTH = 2;

    private final WayBoard board;
    private final Budget budget;
    private final int root;

    MaxN(WayBoard board, Budget budget) {
        this.board = board;
        this.budget = budget;
        root = board.mover();
    }

    @Override
    public Found best(int[] moves, int depth) {
        Found best = new Found(moves[0], Integer.MIN_VALUE);
        for (int move : moves) {
            int score = scoresAfter(move, depth)[root];
            if (score > best.score()) best = new Found(move, score);
        }
        return best;
    }

    private int[] scoresAfter(int move, int depth) {
        int mover = board.mover();
        board.make(move);
        int[] scores = scores(depth - 1);
        if (!board.isOver() && board.isRepeated()) scores[mover] -= REPETITION;
        board.undo();
        return scores;
    }

    /** The score of the position for each seat, at this depth. */
    private int[] scores(int depth) {
        budget.spend();
        if (board.isOver()) return scoresOfEnd();
        if (depth == 0 || board.isRepeated()) return leads();
        // As in the engine, the last turn is estimated by the gain of its best move.
        if (depth == 1) {
            int gain = board.mostGain();
            if (!board.mayWin(gain)) return leadsAfterGain(gain);
        }
        int mover = board.mover();
        int[] best = {};
        for (int move : board.moves(WayBoard.NONE, mover == root ? OWN_WIDTH : OTHERS_WIDTH)) {
            int[] scores = scoresAfter(move, depth);
            if (best.length == 0 || scores[mover] > best[mover]) best = scores;
        }
        return best;
    }

    private int[] leads() {
        int[] leads = new int[board.seats()];
        for (int seat = 0; seat < leads.length; seat++) leads[seat] = board.lead(seat);
        return leads;
    }

    private int[] leadsAfterGain(int gain) {
        int[] leads = new int[board.seats()];
        int next = (board.mover() + 1) % leads.length;
        for (int seat = 0; seat < leads.length; seat++) leads[seat] = board.leadAfterGain(seat, gain, next);
        return leads;
    }

    private int[] scoresOfEnd() {
        int[] scores = new int[board.seats()];
        int winner = board.winner();
        for (int seat = 0; seat < scores.length; seat++) {
            int win = Search.WIN - board.length();
            if (winner == LiveBoard.NOBODY) scores[seat] = board.lead(seat) - REPETITION;
            else scores[seat] = seat == winner ? win : -win;
        }
        return scores;
    }
}
