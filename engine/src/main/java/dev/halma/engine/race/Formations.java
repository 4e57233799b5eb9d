package dev.halma.engine.race;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Exact answers about formations of one seat near its home, with no other piece on the board. */
public final class Formations {

    /** Returned if the distance is more than the caller asked for. */
    public static final int FARTHER = -1;

    private static final int MOST_TURNS = 60;

    private final Variant variant;
    private final Seat seat;
    private final HomeTable table;
    private final List<int[]> buffers = new ArrayList<>();

    /** @throws IllegalArgumentException if the table is of another variant or seat */
    public Formations(Variant variant, Seat seat, HomeTable table) {
        Objects.requireNonNull(variant, "variant");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(table, "table");
        if (!table.serves(variant, seat)) throw new IllegalArgumentException("a table of another game");
        this.variant = variant;
        this.seat = seat;
        this.table = table;
    }

    /** The moves of a formation, as if no other seat's pieces were on the board. In the game some may not be legal. */
    public List<Integer> moves(CellSet formation) {
        Objects.requireNonNull(formation, "formation");
        LiveBoard board = board(formation);
        List<Integer> moves = new ArrayList<>();
        int[] buffer = buffer(0);
        int count = board.moves(buffer);
        for (int i = 0; i < count; i++) moves.add(buffer[i]);
        moves.sort(null);
        return moves;
    }

    /** The fewest turns until home, or {@link #FARTHER} if they are more than {@code most}. */
    public int turns(CellSet formation, int most) {
        Objects.requireNonNull(formation, "formation");
        LiveBoard board = board(formation);
        for (int within = 0; within <= most; within++) {
            if (isHomeWithin(board, within)) return within;
        }
        return FARTHER;
    }

    /** The moves that begin a way home of this number of turns. */
    public List<Integer> bestMoves(CellSet formation, int turns) {
        Objects.requireNonNull(formation, "formation");
        LiveBoard board = board(formation);
        List<Integer> best = new ArrayList<>();
        for (int move : moves(formation)) {
            board.make(move);
            if (isHomeWithin(board, turns - 1)) best.add(move);
            board.undo();
        }
        return best;
    }

    /** The number of ways home of this number of turns, but no more than {@code most}. */
    public int ways(CellSet formation, int turns, int most) {
        Objects.requireNonNull(formation, "formation");
        return ways(board(formation), turns, most);
    }

    private int ways(LiveBoard board, int turns, int most) {
        if (turns == 0) return 1;
        int ways = 0;
        int[] moves = buffer(turns);
        int count = board.moves(moves);
        for (int i = 0; i < count && ways < most; i++) {
            board.make(moves[i]);
            if (isHomeWithin(board, turns - 1)) ways += ways(board, turns - 1, most - ways);
            board.undo();
        }
        return ways;
    }

    private boolean isHomeWithin(LiveBoard board, int within) {
        int known = table.turns(board.key());
        if (known >= 0) return known <= within;
        if (within <= table.reach() || outside(board) > within) return false;
        int[] moves = buffer(MOST_TURNS + within);
        int count = board.moves(moves);
        boolean arrives = false;
        for (int i = 0; i < count && !arrives; i++) {
            long after = board.keyAfter(moves[i]);
            if (within - 1 <= table.reach()) {
                int turns = table.turns(after);
                arrives = turns >= 0 && turns < within;
                continue;
            }
            board.make(moves[i]);
            arrives = isHomeWithin(board, within - 1);
            board.undo();
        }
        return arrives;
    }

    /** Each piece outside the goal needs a turn. */
    private int outside(LiveBoard board) {
        return board.pieces(seat).minus(variant.seating(seat).goal()).size();
    }

    private LiveBoard board(CellSet formation) {
        return LiveBoard.alone(variant, seat, formation);
    }

    private int[] buffer(int index) {
        while (buffers.size() <= index) buffers.add(new int[LiveBoard.MOST_MOVES]);
        return buffers.get(index);
    }
}
