package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The state that an immutable {@link Position} and a mutable {@link LiveBoard} share, with the rules about it: where
 * the pieces stand, which seat is to move, which seats have resigned or have their place, the two counters, and the
 * winner by coming home.
 */
abstract sealed class BoardState permits Position, LiveBoard {

    /** No seat's index. */
    public static final int NO_SEAT = -1;

    final Layout layout;
    final long[] pieces; // four words per seat
    byte toMove;
    byte resigned; // a set of bits
    byte placed; // the seats that have a place, a set of bits
    int order; // the seats that have a place, first place in the lowest four bits
    byte winner = NO_SEAT; // the seat that came home with the last turn
    boolean nobodyCanMove;
    int quiet;
    int turn;
    long key;

    BoardState(Layout layout, long[] pieces) {
        this.layout = layout;
        this.pieces = pieces;
    }

    BoardState(BoardState other) {
        this(other.layout, other.pieces.clone());
        toMove = other.toMove;
        resigned = other.resigned;
        placed = other.placed;
        order = other.order;
        winner = layout.hasPlaces ? NO_SEAT : other.winner;
        nobodyCanMove = other.nobodyCanMove;
        quiet = other.quiet;
        turn = other.turn;
        key = other.key;
    }

    /**
     * Sets the state that follows from the pieces: which seats are home, and which has the turn. If the seat to move
     * can't move, the next seat that can has it. With places, the seats that are home have a place too.
     */
    final void settle() {
        int last = (toMove + layout.seats - 1) % layout.seats;
        Situation situation = situation();
        arrive(last, situation);
        passTurnFrom(last, situation);
        key = keyFromScratch();
    }

    /**
     * The rules applied to this board. Each call creates one, because it has scratch space that can't be shared.
     */
    Situation situation() {
        return new Situation(this, layout.emptyAmong(pieces));
    }

    public Variant variant() {
        return layout.variant;
    }

    public Seat toMove() {
        return Seat.of(toMove);
    }

    public int quiet() {
        return quiet;
    }

    public int turn() {
        return turn;
    }

    /**
     * The Zobrist key of the position: of the pieces, the seat to move, the seats that have resigned, and the house
     * rules. Positions with different keys differ; positions with equal keys are very rarely different.
     */
    public long key() {
        return key;
    }

    /** The key computed anew. It must equal the key that is kept up to date. */
    public long keyFromScratch() {
        long fresh = layout.rulesKey ^ Keys.toMove(toMove);
        for (int seat = 0; seat < layout.seats; seat++) {
            if (!isInPlay(seat)) fresh ^= Keys.gone(seat);
            for (int parity = 0; parity < 4; parity++) {
                for (long rest = pieces[4 * seat + parity]; rest != 0; rest &= rest - 1) {
                    fresh ^= Keys.piece(seat, parity << 6 | Long.numberOfTrailingZeros(rest));
                }
            }
        }
        return fresh;
    }

    /**
     * The cells on which a seat has pieces.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public CellSet pieces(Seat seat) {
        return Layout.cells(pieces, layout.variant.indexOf(seat));
    }

    /** The index of the seat whose piece stands on a cell, or {@link #NO_SEAT}. For inner loops. */
    public int ownerIndex(int cell) {
        for (int seat = 0; seat < layout.seats; seat++) {
            if ((pieces[4 * seat + (cell >> 6)] >>> cell & 1) != 0) return seat;
        }
        return NO_SEAT;
    }

    /** The seat whose piece stands on a cell; empty if the cell is. */
    public Optional<Seat> owner(int cell) {
        int owner = ownerIndex(cell);
        return owner == NO_SEAT ? Optional.empty() : Optional.of(Seat.of(owner));
    }

    public boolean isEmpty(int cell) {
        return ownerIndex(cell) == NO_SEAT;
    }

    public boolean hasResigned(Seat seat) {
        return hasResigned(seat.index());
    }

    boolean hasResigned(int seat) {
        return (resigned >> seat & 1) != 0;
    }

    /** Whether a seat has neither resigned nor a place. */
    public boolean isInPlay(Seat seat) {
        return isInPlay(layout.variant.indexOf(seat));
    }

    boolean hasPlace(int seat) {
        return (placed >> seat & 1) != 0;
    }

    boolean isInPlay(int seat) {
        return ((resigned | placed) >> seat & 1) == 0;
    }

    /**
     * The seats that have a place, the first place first. The seat that is left when all others have one is the last. Always
     * empty without the house rule.
     */
    public List<Seat> places() {
        List<Seat> places = new ArrayList<>();
        for (int i = 0; i < Integer.bitCount(placed); i++) places.add(Seat.of((order >> (4 * i)) & 15));
        boolean oneIsLeft = Integer.bitCount(placed) == layout.seats - 1;
        if (oneIsLeft) places.add(Seat.of(Integer.numberOfTrailingZeros(~placed)));
        return places;
    }

    /**
     * Gives a place to the seats that are home now, or finds the winner, for the mover first and then clockwise.
     *
     * @param mover the seat that moved last
     */
    final void arrive(int mover, Situation situation) {
        if (!layout.hasPlaces) {
            winner = (byte) situation.homecoming().winner(mover);
            return;
        }
        winner = NO_SEAT;
        int before;
        do { // a seat that gets a place may make another one home: its pieces in that one's goal count from then on
            before = placed;
            for (int i = 0; i < layout.seats; i++) {
                int seat = mover + i < layout.seats ? mover + i : mover + i - layout.seats;
                if (!isInPlay(seat) || !situation.homecoming().isHome(seat)) continue;
                if (winner == NO_SEAT) winner = (byte) seat;
                place(seat);
            }
        } while (placed != before);
    }

    /** Gives a seat the next place. */
    final void place(int seat) {
        int shift = 4 * Integer.bitCount(placed);
        order = (order & ~(15 << shift)) | (seat << shift);
        placed |= (byte) (1 << seat);
        key ^= Keys.gone(seat);
    }

    /**
     * Whether a seat's goal is filled as the rules count it. Blockers that are stuck count too. A seat that has a place
     * stays home.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public boolean isHome(Seat seat) {
        int index = layout.variant.indexOf(seat);
        return hasPlace(index) || situation().homecoming().isHome(index);
    }

    /**
     * The blockers of a seat that must leave a full goal, one of them each turn. Empty in most positions.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public CellSet blockersThatMustLeave(Seat seat) {
        return situation().duties().blockers(layout.variant.indexOf(seat));
    }

    /**
     * The pieces of a seat that must leave its camp, one of them each turn. Empty before the time to leave has come.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public CellSet campersThatMustLeave(Seat seat) {
        return situation().duties().campers(layout.variant.indexOf(seat));
    }

    /**
     * The number of its own turns for which a seat may leave pieces in its camp, this one included if it is to move.
     * Empty if it has no pieces there that must leave.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public OptionalInt freeTurnsInCamp(Seat seat) {
        return situation().duties().freeTurns(layout.variant.indexOf(seat));
    }

    /** The seats that must leave their camps by now, as a set of bits. The same pieces have other legal moves then. */
    public int seatsDueToLeave() {
        int due = 0;
        for (int seat = 0; seat < layout.seats; seat++) {
            if (turn > layout.lastFreeTurns[seat]) due |= 1 << seat;
        }
        return due;
    }

    /** The number of turns from now on in which no rule that counts turns takes effect: no new duty, no draw. */
    public int turnsUnderSameRules() {
        int turns = Math.min(layout.quietLimit - quiet - 1, layout.lastTurn - turn);
        for (int seat = 0; seat < layout.seats; seat++) {
            int free = layout.lastFreeTurns[seat] - turn + 1;
            if (free > 0) turns = Math.min(turns, free);
        }
        return turns;
    }

    /**
     * The seat whose pieces the seat to move moves: itself, or a partner whom it assists. Empty if it is home and its
     * partner has resigned: then it can only pass.
     */
    public Optional<Seat> movedSeat() {
        int seat = situation().legal().movedSeat(toMove);
        return seat == NO_SEAT ? Optional.empty() : Optional.of(Seat.of(seat));
    }

    /** Whether the seat to move may pass: it is home and waits for its partner. */
    public boolean mayPass() {
        return situation().legal().assists(toMove);
    }

    /** Whether a move from any cell to any other is legal for the seat to move. */
    public boolean isLegal(int move) {
        return situation().legal().isLegal(toMove, move);
    }

    /** Writes the legal moves of the seat to move and returns their number. */
    public int moves(int[] into) {
        return situation().legal().list(toMove, Objects.requireNonNull(into, "into"));
    }

    /** The number of legal moves of the seat to move. Much faster than listing them. */
    public int countMoves() {
        return situation().legal().count(toMove);
    }

    /** The side that has won by coming home. With places, the first place has won as soon as the game is over. */
    public Optional<Side> homeSide() {
        int home = !layout.hasPlaces ? winner : placed != 0 && isOver() ? order & 15 : NO_SEAT;
        return home == NO_SEAT ? Optional.empty() : Optional.of(layout.variant.sideOf(Seat.of(home)));
    }

    /** The side that is left when all others have resigned. */
    public Optional<Side> lastSide() {
        if (!oneSideIsLeft()) return Optional.empty();
        int seat = Integer.numberOfTrailingZeros(playing());
        return Optional.of(layout.variant.sideOf(Seat.of(seat)));
    }

    /** The seats that have neither resigned nor a place, as a set of bits. */
    int playing() {
        return (1 << layout.seats) - 1 & ~(resigned | placed);
    }

    private boolean oneSideIsLeft() {
        if ((resigned | placed) == 0) return false;
        int playing = playing();
        if (playing == 0) return placed != 0; // the last two seats came home with one move
        return (playing & ~layout.sides[Integer.numberOfTrailingZeros(playing)]) == 0;
    }

    boolean sidePlays(int seat) {
        return (layout.sides[seat] & ~resigned) != 0;
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

    /** Whether the game is over by the board alone, without repetition and agreement. */
    public boolean isOver() {
        boolean isWon = winner != NO_SEAT && !layout.hasPlaces;
        return isWon || nobodyCanMove || isQuietTooLong() || isTooLong() || oneSideIsLeft();
    }

    /** Whether the same pieces stand on the same cells, with the same seat to move and the same seats in play. */
    public boolean repeats(BoardState other) {
        return key == other.key
                && toMove == other.toMove
                && resigned == other.resigned
                && placed == other.placed
                && Arrays.equals(pieces, other.pieces)
                && variant().equals(other.variant());
    }

    /** Gives the turn to the next seat in play that can move. */
    final void passTurnFrom(int last, Situation situation) {
        int next = NO_SEAT;
        for (int i = 1; i <= layout.seats; i++) {
            int seat = last + i < layout.seats ? last + i : last + i - layout.seats;
            if (!isInPlay(seat)) continue;
            if (next == NO_SEAT) next = seat;
            if (situation.legal().canMove(seat)) {
                toMove = (byte) seat;
                nobodyCanMove = false;
                return;
            }
        }
        nobodyCanMove = true;
        if (next != NO_SEAT) toMove = (byte) next;
    }
}
