package dev.halma.testkit;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import java.util.HashMap;
import java.util.Map;
import java.util.OptionalInt;

/**
 * Whether a side wins against every reply, by plain search of every legal move. It shares nothing with the engine, so it
 * can judge it. Only wins by coming home count.
 */
public final class ForcedWin {

    private final Side side;
    private final LiveBoard board;
    private final int mostNodes;
    private final Map<Long, Integer> wonWithin = new HashMap<>(); // for a key, turns in which it is won
    private final Map<Long, Integer> notWithin = new HashMap<>(); // for a key, turns in which it is not
    private final long[] path = new long[64];
    private int nodes;

    private ForcedWin(Game game, Side side, int mostNodes) {
        this.side = side;
        this.mostNodes = mostNodes;
        board = game.position().live();
    }

    /** Thrown out of the recursion when the search has become too large. */
    @SuppressWarnings("serial")
    private static final class TooLarge extends RuntimeException {}

    /** The answer of a search. */
    public enum Answer {
        YES,
        NO,
        UNKNOWN
    }

    /**
     * Whether a side wins within this number of turns, those of all seats counted, whatever the others do.
     *
     * @param mostNodes the positions to visit at the most; the answer is unknown if that is not enough
     */
    public static Answer within(Position position, Side side, int turns, int mostNodes) {
        try {
            return new ForcedWin(Game.from(position), side, mostNodes).wins(turns, 0) ? Answer.YES : Answer.NO;
        } catch (TooLarge large) {
            return Answer.UNKNOWN;
        }
    }

    /** The fewest turns of all seats in which a side wins against every reply, up to a number; empty if there are none. */
    public static OptionalInt turns(Position position, Side side, int most, int mostNodes) {
        for (int turns = 1; turns <= most; turns++) {
            if (within(position, side, turns, mostNodes) == Answer.YES) return OptionalInt.of(turns);
        }
        return OptionalInt.empty();
    }

    private boolean wins(int turns, int depth) {
        if (board.isOver()) return board.winner() != LiveBoard.NO_SEAT && side.contains(Seat.of(board.winner()));
        if (turns == 0 || cannotBeFull(turns)) return false;
        long key = board.key() ^ board.seatsDueToLeave();
        for (int i = 0; i < depth; i++) {
            if (path[i] == key) return false; // a side that repeats a position makes no progress
        }
        boolean steady = board.turnsUnderSameRules() >= turns;
        if (steady && wonWithin.getOrDefault(key, Integer.MAX_VALUE) <= turns) return true;
        if (steady && notWithin.getOrDefault(key, 0) >= turns) return false;
        if (++nodes > mostNodes) throw new TooLarge();
        path[depth] = key;
        boolean wins = everyMove(turns, depth);
        if (steady) (wins ? wonWithin : notWithin).put(key, turns);
        return wins;
    }

    private boolean everyMove(int turns, int depth) {
        boolean isAttacker = side.contains(board.toMove());
        int[] moves = new int[LiveBoard.MOST_MOVES];
        int count = board.moves(moves);
        for (int i = 0; i < count; i++) {
            board.make(moves[i]);
            boolean wins = wins(turns - 1, depth + 1);
            board.undo();
            if (wins == isAttacker) return wins;
        }
        return !isAttacker;
    }

    /** A turn fills at most one cell of a goal, and a side wins with a full goal only. */
    private boolean cannotBeFull(int turns) {
        for (Seat seat : side.seats()) {
            CellSet goal = board.variant().seating(seat).goal();
            long empty = goal.stream().filter(board::isEmpty).count();
            if (empty <= turns) return false;
        }
        return true;
    }
}
