package dev.halma.engine.race;

import dev.halma.engine.search.Limits;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.LiveBoard;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * Proves how many turns a seat needs that has passed all others: depth-first search with a growing limit (IDA*) that
 * ends at a {@link HomeTable}.
 *
 * <p>Why the number is exact, with the other pieces where they stand:
 *
 * <ol>
 *   <li>A piece lands next to where it stood or next to a piece that it hops over. So a seat that hops over its own
 *       pieces only gets one step nearer to anything with each turn (the spread lemma).
 *   <li>Home is a step away from no other piece that is {@code far} steps from the goal. So, read backwards, a way home
 *       that hops over such a piece has more than {@code far - 2} turns. The table is used no farther than that, so it
 *       holds whether or not there are others.
 *   <li>Before that, the search visits every formation that is not ruled out. If one of its pieces comes as near as two
 *       steps to another's, the next chain might hop over it, and nothing is proven.
 * </ol>
 *
 * <p>The bound that rules formations out counts the pieces outside the goal. It also counts the steps that it takes to
 * get as many pieces of each class of cells as the goal has. No hop over any piece changes a class.
 */
public final class Prover {

    /**
     * The least distance to another's piece: a chain lands one step away from its own pieces, not yet beside the other.
     */
    static final int CLEAR = 3;

    private static final int NODES_BETWEEN_LOOKS = 256;
    private static final int MOST_TURNS = 60;
    private static final int FAILED_SLOTS = 1 << 16;

    private final HomeTable table;
    private final int tableReach;
    private final LiveBoard board;
    private final int seat;
    private final CellSet goal;
    private final int[] toGoal;
    private final int[] toOthers;
    private final boolean[] barred = new boolean[256];
    private final Army army;
    private final Limits limits;
    private final long started;
    private final List<int[]> buffers = new ArrayList<>();
    private final long[] failedKeys = new long[FAILED_SLOTS];
    private final byte[] failedWithin = new byte[FAILED_SLOTS];
    private final List<Integer> way = new ArrayList<>();
    private long nodes;

    /** Unwinds the recursion when a limit is reached or another seat's piece comes too near. */
    @SuppressWarnings("serial")
    private static final class Unproven extends RuntimeException {
        private Unproven() {
            super("unproven", null, false, false);
        }
    }

    private Prover(Position position, Seat seat, HomeTable table, Limits limits) {
        this.table = table;
        this.limits = limits;
        this.seat = seat.index();
        started = limits.clock().getAsLong();
        Variant variant = position.variant();
        Seating seating = variant.seating(seat);
        goal = seating.goal();
        board = LiveBoard.alone(variant, seat, position.pieces(seat));
        toGoal = Alone.stepsTo(variant.board(), goal);
        CellSet others = Race.others(position, seat);
        toOthers = Alone.stepsTo(variant.board(), others);
        int far = others.stream().map(cell -> toGoal[cell]).min().orElse(Alone.FAR);
        tableReach = Math.min(table.reach(), far - 2);
        army = new Army(position.pieces(seat));
        // A piece in its own camp may have to leave it. A seat that has passed has no need to enter it.
        for (int cell : seating.camp().stream().toArray()) barred[cell] = true;
    }

    /**
     * The shortest way home, proven within the limits; empty if the seat has not passed all others, or the limits ended
     * the proof, or a shorter way might lead back to the others.
     *
     * @param known a way home to prove shortest or to replace
     */
    public static Optional<Plan> shortest(
            Position position, Seat seat, HomeTable table, Optional<Plan> known, Limits limits) {
        Objects.requireNonNull(position, "position");
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(table, "table");
        Objects.requireNonNull(known, "known");
        Objects.requireNonNull(limits, "limits");
        if (!Race.hasPassed(position, seat)) return Optional.empty();
        return new Prover(position, seat, table, limits).run(known);
    }

    private Optional<Plan> run(Optional<Plan> known) {
        if (tableReach < 0) return Optional.empty();
        int longest = known.filter(this::staysClear).map(Plan::turns).orElse(MOST_TURNS);
        try {
            for (int within = army.leastTurns(); within < longest; within++) {
                if (isHomeWithin(within)) return Optional.of(new Plan(way, within, nodes));
            }
            return known.filter(plan -> plan.turns() == longest).map(plan -> new Plan(plan.moves(), longest, nodes));
        } catch (Unproven unproven) {
            return Optional.empty();
        }
    }

    /** Whether a way keeps clear of the other pieces, and is legal without them. */
    private boolean staysClear(Plan plan) {
        int made = 0;
        boolean clear = true;
        for (int move : plan.moves()) {
            int to = LiveBoard.to(move);
            clear = board.isLegal(move) && toOthers[to] >= 2 && !barred[to];
            if (!clear) break;
            board.make(move);
            made++;
        }
        clear &= board.winner() == seat;
        for (int i = 0; i < made; i++) board.undo();
        return clear;
    }

    /**
     * Whether the formation on the board can be home within this number of turns. If so, {@link #way} holds the moves.
     */
    private boolean isHomeWithin(int within) {
        int known = table.turns(board.key());
        if (known >= 0 && known <= Math.min(within, tableReach)) return followTable(known);
        if (within <= tableReach) return false;
        lookAround();
        int[] moves = buffer(within);
        int count = board.moves(moves);
        sort(moves, count);
        for (int i = 0; i < count; i++) {
            if (!mayLeadHome(moves[i], within - 1)) continue;
            make(moves[i]);
            boolean arrives = isHomeWithin(within - 1);
            undo(moves[i]);
            if (!arrives) continue;
            way.add(0, moves[i]);
            return true;
        }
        fail(within);
        return false;
    }

    /** Whether the lower bound allows a way home after a move. */
    private boolean mayLeadHome(int move, int within) {
        long key = board.keyAfter(move);
        boolean may;
        if (within <= tableReach) {
            may = table.turns(key) == within;
        } else {
            army.move(LiveBoard.from(move), LiveBoard.to(move));
            may = army.leastTurns() <= within && !hasFailed(key, within);
            army.move(LiveBoard.to(move), LiveBoard.from(move));
        }
        if (may && barred[LiveBoard.to(move)]) throw new Unproven();
        return may;
    }

    /** Walks home along the distances of the table, so that a wrong distance can't prove anything. */
    private boolean followTable(int turns) {
        if (turns == 0) {
            way.clear();
            return board.winner() == seat;
        }
        int[] moves = buffer(turns);
        int count = board.moves(moves);
        for (int i = 0; i < count; i++) {
            if (barred[LiveBoard.to(moves[i])] || table.turns(board.keyAfter(moves[i])) != turns - 1) continue;
            make(moves[i]);
            boolean arrives = followTable(turns - 1);
            undo(moves[i]);
            if (!arrives) continue;
            way.add(0, moves[i]);
            return true;
        }
        throw new Unproven(); // a key collision, or the only way leads through the camp
    }

    /** Checks the limits, and whether the next chain could touch other pieces. */
    private void lookAround() {
        if (++nodes % NODES_BETWEEN_LOOKS == 0) {
            if (limits.areOver(started)) throw new Unproven();
        }
        if (nodes > limits.nodes() || army.nearOthers > 0) throw new Unproven();
    }

    private int[] buffer(int within) {
        while (buffers.size() <= within) buffers.add(new int[LiveBoard.MOST_MOVES]);
        return buffers.get(within);
    }

    /** Puts the moves that gain most steps first. */
    private void sort(int[] moves, int count) {
        for (int i = 0; i < count; i++) {
            int gain = toGoal[LiveBoard.from(moves[i])] - toGoal[LiveBoard.to(moves[i])];
            moves[i] |= (127 - gain) << 16;
        }
        Arrays.sort(moves, 0, count);
        for (int i = 0; i < count; i++) moves[i] &= 0xFFFF;
    }

    private boolean hasFailed(long key, int within) {
        int slot = (int) key & FAILED_SLOTS - 1;
        return failedKeys[slot] == key && failedWithin[slot] >= within;
    }

    private void fail(int within) {
        int slot = (int) board.key() & FAILED_SLOTS - 1;
        failedKeys[slot] = board.key();
        failedWithin[slot] = (byte) within;
    }

    private void make(int move) {
        army.move(LiveBoard.from(move), LiveBoard.to(move));
        board.make(move);
    }

    private void undo(int move) {
        board.undo();
        army.move(LiveBoard.to(move), LiveBoard.from(move));
    }

    /** The counts of the pieces on the board that the bound needs, kept up to date. */
    private final class Army {
        private final int[] spare = new int[4]; // for each class of cells, the pieces minus those of the goal
        private int outside;
        private int besideGoal;
        private int nearOthers;

        private Army(CellSet pieces) {
            for (int cell : goal.stream().toArray()) spare[cell >> 6]--;
            for (int cell : pieces.stream().toArray()) count(cell, 1);
        }

        private void move(int from, int to) {
            count(from, -1);
            count(to, 1);
        }

        private void count(int cell, int one) {
            spare[cell >> 6] += one;
            if (toGoal[cell] > 0) outside += one;
            if (toGoal[cell] == 1) besideGoal += one;
            if (toOthers[cell] < CLEAR) nearOthers += one;
        }

        /**
         * A lower bound of the turns. Each piece outside the goal moves. Each piece that changes its class takes a
         * step, and needs another turn unless it stands beside the goal.
         */
        private int leastTurns() {
            int changes = Math.max(0, spare[0]) + Math.max(0, spare[1]) + Math.max(0, spare[2]) + Math.max(0, spare[3]);
            return outside + Math.max(0, changes - besideGoal);
        }
    }
}
