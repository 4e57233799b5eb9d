package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.VariantBuilder;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * A board that changes in place, with make and undo, for search and perft.
 *
 * <p>A move is an int, see {@link #move}. Listing, counting, making and undoing moves allocates nothing, except where
 * the undo list grows or a piece must leave a goal or its camp.
 */
public final class LiveBoard extends BoardState {

    /** The pass of a seat that is home. */
    public static final int PASS = 0;

    /** The largest number of moves in any position: 19 pieces with 8 steps and 63 hops, and a pass. */
    public static final int MOST_MOVES = VariantBuilder.MOST_PIECES * (8 + 63) + 1;

    private final long[] empty;
    private final byte[] owners = new byte[256];
    private final Situation situation;

    private int[] undo = {};
    private long[] undoKeys = {};
    private int made;

    private LiveBoard(BoardState position) {
        super(position);
        empty = layout.emptyAmong(pieces);
        Arrays.fill(owners, (byte) NO_SEAT);
        for (int cell = 0; cell < owners.length; cell++) owners[cell] = (byte) super.ownerIndex(cell);
        situation = new Situation(this, empty);
    }

    /** A new live board that begins with this position. */
    public static LiveBoard of(Position position) {
        return new LiveBoard(Objects.requireNonNull(position, "position"));
    }

    /** A board with the pieces of one seat only. The seat has every turn. */
    public static LiveBoard alone(Variant variant, Seat seat, CellSet pieces) {
        Objects.requireNonNull(seat, "seat");
        Objects.requireNonNull(pieces, "pieces");
        List<CellSet> all = new ArrayList<>();
        Set<Seat> others = EnumSet.noneOf(Seat.class);
        for (Seating seating : variant.seatings()) {
            boolean isOwn = seating.seat() == seat;
            all.add(isOwn ? pieces : CellSet.EMPTY);
            if (!isOwn) others.add(seating.seat());
        }
        return of(Position.unchecked(variant, all, seat, others, List.of(), 0, 1));
    }

    /** Another board with the same position. It can't undo this one's moves. */
    public LiveBoard copy() {
        return new LiveBoard(this);
    }

    /** The position as it is now. Later moves don't change it. */
    public Position position() {
        return new Position(this);
    }

    /** A move from cell to cell as an int. The pass goes from cell 0 to itself. */
    public static int move(int from, int to) {
        return from << 8 | to;
    }

    public static int from(int move) {
        return move >> 8;
    }

    public static int to(int move) {
        return move & 255;
    }

    @Override
    Situation situation() {
        return situation;
    }

    /** The index of the seat to move, for inner loops. */
    public int mover() {
        return toMove;
    }

    /**
     * The index of the seat that came home with the last turn, or {@link #NO_SEAT}, for inner loops. It has won, or with
     * places it has the next place.
     */
    public int winner() {
        return winner;
    }

    @Override
    public int ownerIndex(int cell) {
        return owners[cell];
    }

    @Override
    public boolean isEmpty(int cell) {
        return (empty[cell >> 6] >>> cell & 1) != 0;
    }

    /** The key after a move, as if the same seat had the next turn too. */
    public long keyAfter(int move) {
        int owner = owners[from(move)];
        return move == PASS ? key : key ^ Keys.piece(owner, from(move)) ^ Keys.piece(owner, to(move));
    }

    /** Makes a legal move of the seat to move. */
    public void make(int move) {
        remember(move);
        quiet++;
        turn++;
        if (move != PASS) shift(from(move), to(move));
        arrive(toMove, situation);
        int last = toMove;
        passTurnFrom(last, situation);
        key ^= Keys.toMove(last) ^ Keys.toMove(toMove);
    }

    private void remember(int move) {
        if (made == undoKeys.length) {
            undo = Arrays.copyOf(undo, Math.max(3 * 64, 2 * undo.length));
            undoKeys = Arrays.copyOf(undoKeys, Math.max(64, 2 * undoKeys.length));
        }
        undo[3 * made] = move;
        undo[3 * made + 1] = quiet;
        undo[3 * made + 2] = toMove | (winner & 255) << 8 | (nobodyCanMove ? 1 : 0) << 16 | placed << 17;
        undoKeys[made++] = key;
    }

    private void shift(int from, int to) {
        int seat = owners[from];
        relocate(seat, from, to);
        key ^= Keys.piece(seat, from) ^ Keys.piece(seat, to);
        long[] goals = layout.goals;
        boolean fromOutside = (goals[4 * seat + (from >> 6)] >>> from & 1) == 0;
        if (fromOutside && (goals[4 * seat + (to >> 6)] >>> to & 1) != 0) quiet = 0;
    }

    private void relocate(int seat, int from, int to) {
        owners[from] = NO_SEAT;
        owners[to] = (byte) seat;
        pieces[4 * seat + (from >> 6)] ^= 1L << from;
        pieces[4 * seat + (to >> 6)] ^= 1L << to;
        empty[from >> 6] ^= 1L << from;
        empty[to >> 6] ^= 1L << to;
    }

    /**
     * Takes back the last move made.
     *
     * @throws IllegalStateException if there is none
     */
    public void undo() {
        if (made == 0) throw new IllegalStateException("no move was made that could be undone");
        made--;
        int move = undo[3 * made];
        if (move != PASS) relocate(owners[to(move)], to(move), from(move));
        quiet = undo[3 * made + 1];
        int state = undo[3 * made + 2];
        toMove = (byte) state;
        winner = (byte) (state >> 8);
        nobodyCanMove = (state >> 16 & 1) != 0;
        placed = (byte) (state >> 17);
        key = undoKeys[made];
        turn--;
    }

    /**
     * Removes a seat from the game; its pieces stay. It can't be undone: the undo list is cleared.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public void resign(Seat seat) {
        resigned |= (byte) (1 << layout.variant.indexOf(seat));
        made = 0;
        arrive(seat.index(), situation);
        passTurnFrom((toMove + layout.seats - 1) % layout.seats, situation);
        key = keyFromScratch();
    }
}
