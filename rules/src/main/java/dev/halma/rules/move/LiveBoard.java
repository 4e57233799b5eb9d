package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * A board in play that changes in place, with make and undo: what search and perft run on. Everybody else uses the
 * immutable position, which keeps one of these inside and never changes it.
 *
 * <p>A move is an int, see {@link #move}. Nothing is allocated while moves are listed, counted, made and undone, but for
 * the growing of the undo list and where a piece must leave a goal or its camp.
 */
public final class LiveBoard {

    /** The move of a seat that is home and leaves its turn unused. */
    public static final int PASS = 0;

    /** A buffer of this length holds the moves of any position of the catalogue: 19 pieces, 8 steps and 63 hops, a pass. */
    public static final int MOST_MOVES = 19 * (8 + 63) + 1;

    /** No seat's index. */
    public static final int NOBODY = -1;

    final Layout layout;
    final long[] pieces;
    final long[] empty;
    final Reach reach;
    private final LegalMoves legal;
    private final Homecoming homecoming;
    private final Duties duties;
    private final byte[] owners;

    private int toMove;
    private int resigned;
    private int quiet;
    private int turn;
    private int winner = NOBODY;
    private boolean nobodyCanMove;

    private int[] undo = {};
    private int undoLength;

    private LiveBoard(Layout layout, long[] pieces, long[] empty, byte[] owners) {
        this.layout = layout;
        this.pieces = pieces;
        this.empty = empty;
        this.owners = owners;
        reach = new Reach(layout, empty);
        homecoming = new Homecoming(this);
        duties = new Duties(this, homecoming);
        legal = new LegalMoves(this, homecoming, duties);
    }

    /**
     * A board with these pieces, by seat. A seat that can't move is passed over at once.
     *
     * @param quiet turns since a piece last entered its goal
     * @param turn the number of the turn about to be played
     */
    public static LiveBoard of(
            Variant variant, List<CellSet> pieces, Seat toMove, Set<Seat> resigned, int quiet, int turn) {
        Layout layout = new Layout(variant);
        LiveBoard board = new LiveBoard(layout, new long[4 * layout.seats], new long[4], new byte[256]);
        Arrays.fill(board.owners, (byte) NOBODY);
        CellSet free = variant.board().cells();
        for (int seat = 0; seat < layout.seats; seat++) {
            CellSet own = pieces.get(seat);
            Layout.put(own, board.pieces, seat);
            byte owner = (byte) seat;
            own.stream().forEach(cell -> board.owners[cell] = owner);
            free = free.minus(own);
        }
        Layout.put(free, board.empty, 0);
        board.resigned = resigned.stream().mapToInt(seat -> 1 << seat.index()).sum();
        board.quiet = quiet;
        board.turn = turn;
        int last = (toMove.index() + layout.seats - 1) % layout.seats;
        board.winner = board.homecoming.winner(last);
        board.passTurnFrom(last);
        return board;
    }

    public LiveBoard copy() {
        LiveBoard copy = new LiveBoard(layout, pieces.clone(), empty.clone(), owners.clone());
        copy.toMove = toMove;
        copy.resigned = resigned;
        copy.quiet = quiet;
        copy.turn = turn;
        copy.winner = winner;
        copy.nobodyCanMove = nobodyCanMove;
        return copy;
    }

    /** A move from cell to cell as an int; the pass is from the cell 0 to itself. */
    public static int move(int from, int to) {
        return from << 8 | to;
    }

    public static int from(int move) {
        return move >> 8;
    }

    public static int to(int move) {
        return move & 255;
    }

    public Variant variant() {
        return layout.variant;
    }

    public Seat toMove() {
        return Seat.of(toMove);
    }

    /** The index of the seat to move, for inner loops. */
    public int mover() {
        return toMove;
    }

    /** The index of the seat whose piece stands on a cell, or {@link #NOBODY}, for inner loops. */
    public int ownerIndex(int cell) {
        return owners[cell];
    }

    /** The index of the seat that has won by coming home, or {@link #NOBODY}, for inner loops. */
    public int winner() {
        return winner;
    }

    public int quiet() {
        return quiet;
    }

    public int turn() {
        return turn;
    }

    public CellSet pieces(Seat seat) {
        return Layout.cells(pieces, seat.index());
    }

    public boolean isEmpty(int cell) {
        return (empty[cell >> 6] >>> cell & 1) != 0;
    }

    /** Whose piece stands on a cell. */
    public Optional<Seat> owner(int cell) {
        return owners[cell] == NOBODY ? Optional.empty() : Optional.of(Seat.of(owners[cell]));
    }

    public boolean hasResigned(Seat seat) {
        return hasResigned(seat.index());
    }

    boolean hasResigned(int seat) {
        return (resigned >> seat & 1) != 0;
    }

    /** Whether a seat's goal is filled as the rules count it, stuck blockers included. */
    public boolean isHome(Seat seat) {
        return homecoming.isHome(seat.index());
    }

    /** The blockers of a seat that must leave a full goal, one of them each turn; none in most positions. */
    public CellSet blockersThatMustLeave(Seat seat) {
        return duties.blockers(seat.index());
    }

    /** The pieces of a seat that must leave its camp, one of them each turn; none before the time to leave has come. */
    public CellSet campersThatMustLeave(Seat seat) {
        return duties.campers(seat.index());
    }

    /**
     * How many more of its own turns a seat may leave pieces in its camp, this one included if it is to move. Nothing
     * where it has none there that will have to come out.
     */
    public OptionalInt freeTurnsInCamp(Seat seat) {
        return duties.freeTurns(seat.index());
    }

    /** The seats whose time to stay in their camps is over, as a set of bits: the same placement has other moves then. */
    public int seatsDueToLeave() {
        int due = 0;
        for (int seat = 0; seat < layout.seats; seat++) {
            if (turn > layout.lastFreeTurns[seat]) due |= 1 << seat;
        }
        return due;
    }

    /**
     * The seat whose pieces the seat to move moves: its own, or those of a partner whom it assists. Nobody's where it is
     * home and its partner has resigned: then it can only pass.
     */
    public Optional<Seat> movedSeat() {
        int seat = legal.movedSeat(toMove);
        return seat == NOBODY ? Optional.empty() : Optional.of(Seat.of(seat));
    }

    /** Whether the seat to move is home and waits for its partner: then it may pass. */
    public boolean mayPass() {
        return legal.assists(toMove);
    }

    /** Whether the seat to move may play a move, from any cell of the board to any other. */
    public boolean isLegal(int move) {
        return legal.isLegal(toMove, move);
    }

    /** Writes the legal moves of the seat to move and answers their number. */
    public int moves(int[] into) {
        return legal.list(toMove, into);
    }

    /** The number of legal moves of the seat to move, much quicker than listing them. */
    public int countMoves() {
        return legal.count(toMove);
    }

    /** The side that has won by coming home. */
    public Optional<Side> homeSide() {
        return winner == NOBODY ? Optional.empty() : Optional.of(layout.variant.sideOf(Seat.of(winner)));
    }

    /** The side that is left when all others have resigned. */
    public Optional<Side> lastSide() {
        if (!oneSideIsLeft()) return Optional.empty();
        int seat = Integer.numberOfTrailingZeros(playing());
        return Optional.of(layout.variant.sideOf(Seat.of(seat)));
    }

    /** The seats that have not resigned, as a set of bits. */
    int playing() {
        return (1 << layout.seats) - 1 & ~resigned;
    }

    private boolean oneSideIsLeft() {
        int playing = playing();
        return resigned != 0 && playing != 0 && (playing & ~layout.sides[Integer.numberOfTrailingZeros(playing)]) == 0;
    }

    boolean sidePlays(int seat) {
        return (layout.sides[seat] & ~resigned) != 0;
    }

    /** Whether the same pieces stand on the same cells, among the same seats still in play. */
    public boolean samePlacement(LiveBoard other) {
        return resigned == other.resigned && Arrays.equals(pieces, other.pieces);
    }

    public int placementHash() {
        // Word by word: pieces on cells with the same place in a word must not cancel out.
        long hash = resigned;
        for (long word : pieces) {
            hash = (hash ^ word) * 0x9E3779B97F4A7C15L;
            hash ^= hash >>> 32;
        }
        return (int) hash;
    }

    public boolean nobodyCanMove() {
        return nobodyCanMove;
    }

    public boolean isQuietTooLong() {
        return quiet >= layout.quietLimit;
    }

    public boolean isTooLong() {
        return turn > layout.lastTurn;
    }

    /** Whether the game has ended, by all but what happened before: repetition and agreement. */
    public boolean isOver() {
        return winner != NOBODY || nobodyCanMove || isQuietTooLong() || isTooLong() || oneSideIsLeft();
    }

    /** Plays a legal move of the seat to move. */
    public void make(int move) {
        remember(move);
        quiet++;
        turn++;
        if (move != PASS) shift(from(move), to(move));
        winner = homecoming.winner(toMove);
        passTurnFrom(toMove);
    }

    private void remember(int move) {
        if (undoLength == undo.length) undo = Arrays.copyOf(undo, Math.max(3 * 64, 2 * undoLength));
        undo[undoLength] = move;
        undo[undoLength + 1] = quiet;
        undo[undoLength + 2] = toMove | (winner & 255) << 8 | (nobodyCanMove ? 1 : 0) << 16;
        undoLength += 3;
    }

    private void shift(int from, int to) {
        int seat = owners[from];
        relocate(seat, from, to);
        long[] goals = layout.goals;
        boolean fromOutside = (goals[4 * seat + (from >> 6)] >>> from & 1) == 0;
        if (fromOutside && (goals[4 * seat + (to >> 6)] >>> to & 1) != 0) quiet = 0;
    }

    private void relocate(int seat, int from, int to) {
        owners[from] = NOBODY;
        owners[to] = (byte) seat;
        pieces[4 * seat + (from >> 6)] ^= 1L << from;
        pieces[4 * seat + (to >> 6)] ^= 1L << to;
        empty[from >> 6] ^= 1L << from;
        empty[to >> 6] ^= 1L << to;
    }

    /** Takes back the last move made. */
    public void undo() {
        undoLength -= 3;
        int move = undo[undoLength];
        if (move != PASS) relocate(owners[to(move)], to(move), from(move));
        quiet = undo[undoLength + 1];
        int state = undo[undoLength + 2];
        toMove = state & 255;
        winner = (byte) (state >> 8);
        nobodyCanMove = (state >> 16) != 0;
        turn--;
    }

    /** Takes a seat out of the game; its pieces stay. There is no way back: the undo list is cleared. */
    public void resign(Seat seat) {
        resigned |= 1 << seat.index();
        undoLength = 0;
        winner = homecoming.winner(seat.index());
        passTurnFrom((toMove + layout.seats - 1) % layout.seats);
    }

    /** Gives the turn to the next seat that still plays and can move. */
    private void passTurnFrom(int last) {
        int next = NOBODY;
        for (int i = 1; i <= layout.seats; i++) {
            int seat = (last + i) % layout.seats;
            if (hasResigned(seat)) continue;
            if (next == NOBODY) next = seat;
            if (legal.canMove(seat)) {
                toMove = seat;
                nobodyCanMove = false;
                return;
            }
        }
        nobodyCanMove = true;
        if (next != NOBODY) toMove = next;
    }
}
