package dev.halma.bench.opponents;

import dev.halma.engine.search.Search;
import dev.halma.rules.move.LiveBoard;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * Best-reply search: between two moves of the root's seat only one opponent moves, the one that hurts it most. This
 * reduces many sides to two, so that alpha-beta works, but it searches positions that can't occur.
 */
final class BestReply implements LookAhead {

    /** The number of moves searched for each opponent: those that gain most steps. */
    private static final int REPLIES = 2;

    /** The number of moves searched per depth near the horizon, as in the engine. */
    private static final int[] WIDTHS = {0, 12, 20, 28, 36, 44};

    private static final int INFINITE = 2 * Search.WIN;
    private static final int MAY_WIN = -INFINITE;

    private final WayBoard board;
    private final Budget budget;
    private final int root;
    private final Map<Long, Integer> known = new HashMap<>();

    /** An opponent's move. */
    private record Reply(int seat, int move, int gain) {}

    BestReply(WayBoard board, Budget budget) {
        this.board = board;
        this.budget = budget;
        root = board.mover();
    }

    @Override
    public Found best(int[] moves, int depth) {
        return bestOf(moves, depth, -INFINITE, INFINITE);
    }

    private Found bestOf(int[] moves, int depth, int alpha, int beta) {
        Found best = new Found(moves[0], -INFINITE);
        int raised = alpha;
        for (int i = 0; i < moves.length && raised < beta; i++) {
            board.make(moves[i]);
            // As in the engine, late moves are reduced by a round, and searched again in full if they do well.
            boolean isLate = i >= 6 && depth > 3;
            int score = isLate ? afterOwn(depth - 3, raised, raised + 1) : raised + 1;
            if (score > raised) score = afterOwn(depth - 1, raised, beta);
            board.undo();
            if (score > best.score()) best = new Found(moves[i], score);
            raised = Math.max(raised, score);
        }
        return best;
    }

    /** The score for the root's seat when it is to move. */
    private int own(int depth, int alpha, int beta) {
        budget.spend();
        if (board.isOver()) return scoreOfEnd();
        // A root that can't move is passed over. Then the static score has to do.
        if (depth == 0 || board.mover() != root) return board.lead(root);
        if (board.isRepeated()) return board.lead(root) + REPETITION;
        if (depth == 1) {
            int gain = board.mostGain();
            if (!board.mayWin(gain)) return board.leadAfterGain(root, gain, (root + 1) % board.seats());
        }
        int width = depth < WIDTHS.length ? WIDTHS[depth] : Integer.MAX_VALUE;
        int[] moves = board.moves(known.getOrDefault(board.key(), WayBoard.NONE), width);
        Found best = bestOf(moves, depth, alpha, beta);
        known.put(board.key(), best.move());
        return best.score();
    }

    /** The score for the root's seat after its move: the least that one opponent's move leaves it. */
    private int afterOwn(int depth, int alpha, int beta) {
        budget.spend();
        if (board.isOver()) return scoreOfEnd();
        if (board.isRepeated()) return board.lead(root) - REPETITION;
        if (depth == 0 || board.mover() == root) return board.lead(root);
        int atHorizon = depth == 1 ? leastLeadAfterGain() : MAY_WIN;
        return atHorizon == MAY_WIN ? leastAfterReply(depth, alpha, beta) : atHorizon;
    }

    /** As in the engine, the last turn is estimated by the gain of each opponent's best move, unless one may win. */
    private int leastLeadAfterGain() {
        int least = INFINITE;
        int length = board.length();
        for (int i = 1; i < board.seats() && board.mover() != root && !board.isOver(); i++) {
            int gain = board.mostGain();
            least = board.mayWin(gain) ? MAY_WIN : Math.min(least, board.leadAfterGain(root, gain, root));
            if (least == MAY_WIN) break;
            board.make(LiveBoard.PASS);
        }
        while (board.length() > length) board.undo();
        return least;
    }

    private int leastAfterReply(int depth, int alpha, int beta) {
        int least = INFINITE;
        for (Reply reply : replies()) {
            int length = board.length();
            standStillUntil(reply.seat());
            board.make(reply.move());
            standStillUntil(root);
            least = Math.min(least, own(depth - 1, alpha, Math.min(beta, least)));
            while (board.length() > length) board.undo();
            if (least <= alpha) break;
        }
        return least;
    }

    /** The opponents' moves to search, those that gain most first. */
    private List<Reply> replies() {
        List<Reply> replies = new ArrayList<>();
        int length = board.length();
        for (int i = 1; i < board.seats() && board.mover() != root && !board.isOver(); i++) {
            for (int move : board.movesBySteps(REPLIES)) {
                replies.add(new Reply(board.mover(), move, board.stepsGained(move)));
            }
            board.make(LiveBoard.PASS);
        }
        while (board.length() > length) board.undo();
        replies.sort(Comparator.comparingInt(reply -> -reply.gain()));
        return replies;
    }

    private void standStillUntil(int seat) {
        for (int i = 0; i < board.seats() && !board.isOver() && board.mover() != seat; i++) board.make(LiveBoard.PASS);
    }

    private int scoreOfEnd() {
        int winner = board.winner();
        if (winner == LiveBoard.NOBODY) return board.lead(root) - REPETITION;
        int win = Search.WIN - board.length();
        return winner == root ? win : -win;
    }
}
