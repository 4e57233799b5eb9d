package dev.halma.rules.move;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/**
 * Where the pieces stand, which seat is to move, which seats have resigned or have a place, and two counters. It is an
 * immutable value that threads may share.
 */
public final class Position extends BoardState {

    private Position(Layout layout) {
        super(layout, new long[4 * layout.seats]);
    }

    /** A copy of a board as it is now. Later moves on the board don't change it. */
    Position(BoardState other) {
        super(other);
    }

    /**
     * All pieces in their camps.
     *
     * @throws IllegalArgumentException if the variant has no such seat
     */
    public static Position start(Variant variant, Seat first) {
        Objects.requireNonNull(first, "first");
        List<CellSet> pieces = variant.seatings().stream().map(Seating::camp).toList();
        return of(variant, pieces, first, Set.of(), 0, 1);
    }

    /**
     * Any position of a variant. If the seat to move can't move, the next seat that can has the turn.
     *
     * @param pieces by seat, as many as its camp holds
     * @param quiet turns since a piece last entered its goal, {@link HouseRules#MOST_TURNS} at the most
     * @param turn the number of the turn about to be played, from 1, {@link HouseRules#MOST_TURNS} at the most
     * @throws IllegalArgumentException if the pieces, the seats or the counters are impossible
     */
    public static Position of(
            Variant variant, List<CellSet> pieces, Seat toMove, Set<Seat> resigned, int quiet, int turn) {
        return of(variant, pieces, toMove, resigned, List.of(), quiet, turn);
    }

    /**
     * Any position of a variant with places.
     *
     * @param placed seats that have a place although they are not home: blockers that counted as theirs have left since.
     *     Seats that are home need not be named
     * @throws IllegalArgumentException as above, or if the variant has no places
     */
    public static Position of(
            Variant variant,
            List<CellSet> pieces,
            Seat toMove,
            Set<Seat> resigned,
            List<Seat> placed,
            int quiet,
            int turn) {
        Objects.requireNonNull(pieces, "pieces");
        Objects.requireNonNull(toMove, "toMove");
        Objects.requireNonNull(resigned, "resigned");
        if (!placed.isEmpty() && variant.houseRules().places() == Places.OFF) {
            throw new IllegalArgumentException(variant + " has no places, so not for " + placed);
        }
        if (pieces.size() != variant.seats()) {
            throw new IllegalArgumentException(
                    variant + " has " + variant.seats() + " seats, not " + pieces.size() + " lists of pieces");
        }
        CellSet taken = CellSet.EMPTY;
        for (Seating seating : variant.seatings()) {
            CellSet own = pieces.get(seating.seat().index());
            if (own.size() != seating.pieces()
                    || !own.minus(variant.board().cells()).isEmpty()) {
                throw new IllegalArgumentException("seat " + seating.seat() + " of " + variant + " has "
                        + seating.pieces() + " pieces on cells of the board, not " + own.size());
            }
            if (!own.intersection(taken).isEmpty())
                throw new IllegalArgumentException("a cell holds one piece, not two");
            taken = taken.union(own);
        }
        boolean canCount = quiet >= 0 && quiet <= HouseRules.MOST_TURNS && turn >= 1 && turn <= HouseRules.MOST_TURNS;
        if (!canCount) {
            throw new IllegalArgumentException("counters go from quiet 0 and turn 1 to " + HouseRules.MOST_TURNS
                    + ", not quiet " + quiet + " and turn " + turn);
        }
        if (resigned.contains(toMove)
                || !variant.hasSeat(toMove)
                || !resigned.stream().allMatch(variant::hasSeat)) {
            throw new IllegalArgumentException(
                    "seat " + toMove + " is not among those in play in " + variant + " without " + resigned);
        }
        return unchecked(variant, pieces, toMove, resigned, placed, quiet, turn);
    }

    /** A position that may lack pieces. */
    static Position unchecked(
            Variant variant,
            List<CellSet> pieces,
            Seat toMove,
            Set<Seat> resigned,
            List<Seat> placed,
            int quiet,
            int turn) {
        Position position = new Position(new Layout(variant));
        for (int seat = 0; seat < variant.seats(); seat++) Layout.put(pieces.get(seat), position.pieces, seat);
        for (Seat gone : resigned) position.resigned |= (byte) (1 << gone.index());
        for (Seat home : placed) position.place(home.index());
        position.toMove = (byte) toMove.index();
        position.quiet = quiet;
        position.turn = turn;
        position.settle();
        return position;
    }

    /**
     * The seat whose piece stands on a cell; empty if the cell is.
     *
     * @throws IllegalArgumentException if the board has no such cell
     */
    @Override
    public Optional<Seat> owner(int cell) {
        return super.owner(variant().board().require(cell));
    }

    public Set<Seat> resigned() {
        Set<Seat> resigned = EnumSet.noneOf(Seat.class);
        for (Seating seating : variant().seatings()) {
            if (hasResigned(seating.seat())) resigned.add(seating.seat());
        }
        return resigned;
    }

    /** The seats that have neither resigned nor a place. */
    public Set<Seat> seatsInPlay() {
        Set<Seat> playing = EnumSet.noneOf(Seat.class);
        for (Seating seating : variant().seatings()) {
            if (isInPlay(seating.seat())) playing.add(seating.seat());
        }
        return playing;
    }

    /** The pieces of which the seat to move must move one before anything else. */
    public Duty duty() {
        return movedSeat()
                .map(seat -> new Duty(blockersThatMustLeave(seat), campersThatMustLeave(seat)))
                .orElse(Duty.NONE);
    }

    /**
     * The number of turns, this one included, for which the seat to move may leave pieces in its camp. Empty if it has
     * no pieces there that must leave; 0 once one of them must.
     */
    public OptionalInt freeTurnsInCamp() {
        return movedSeat().map(this::freeTurnsInCamp).orElse(OptionalInt.empty());
    }

    /** The legal moves of the seat to move, sorted by their texts; none once the game is over. */
    public List<Move> legalMoves() {
        return isOver() ? List.of() : Move.legalOn(this);
    }

    /**
     * The position after a legal move.
     *
     * @throws IllegalArgumentException if the move is not legal here
     */
    public Position after(Move move) {
        if (isOver() || !legalMove(move.from(), move.to()).equals(Optional.of(move))) {
            throw new IllegalArgumentException(move + " is not among the legalMoves() of " + this);
        }
        return made(move.code());
    }

    /**
     * The legal move with these ends, if there is one.
     *
     * @throws IllegalArgumentException if an end is not a number from 0 to 255
     */
    public Optional<Move> legalMove(int from, int to) {
        return Move.legalOn(this, from, to);
    }

    /** The position after the seat to move has lost its turn. */
    public Position skipped() {
        return made(LiveBoard.PASS);
    }

    private Position made(int move) {
        LiveBoard next = live();
        next.make(move);
        return next.position();
    }

    /**
     * The position after a seat resigns. Its pieces stay.
     *
     * @throws IllegalArgumentException if the seat is not in play, or the last one that is
     */
    public Position withResigned(Seat seat) {
        if (!variant().hasSeat(seat) || !isInPlay(seat) || seatsInPlay().size() == 1) {
            throw new IllegalArgumentException("seat " + seat + " is not in play, or the last one: " + this);
        }
        LiveBoard next = live();
        next.resign(seat);
        return next.position();
    }

    /** The standard route of a move; empty for a pass. */
    public Optional<Route> route(Move move) {
        return move.isPass() ? Optional.empty() : Routes.shortest(this, move.from(), move.to());
    }

    /** The routes of a move that visit no cell twice, shortest first. */
    public List<Route> routes(Move move, int most) {
        return move.isPass() ? List.of() : Routes.all(this, move.from(), move.to(), most);
    }

    /**
     * The cells to which a piece of the seat to move can hop next, after these landings. The first landing is where it
     * stands. Empty if the piece may not move or can't take these hops.
     */
    public List<Integer> nextHops(List<Integer> landings) {
        boolean mayMove = legalMoves().stream().anyMatch(move -> !move.isPass() && move.from() == landings.get(0));
        return mayMove ? Routes.onward(this, landings) : List.of();
    }

    /** The hops and chains that a seat would have if it were to move, each by its standard route. */
    public List<Route> chains(Seat seat) {
        if (isOver() || !isInPlay(seat)) return List.of();
        List<CellSet> pieces =
                variant().seatings().stream().map(s -> pieces(s.seat())).toList();
        Position itsTurn = of(variant(), pieces, seat, resigned(), placesWithoutHome(), quiet(), turn());
        if (itsTurn.toMove() != seat) return List.of(); // it can't move
        return itsTurn.legalMoves().stream()
                .flatMap(move -> itsTurn.route(move).stream())
                .filter(route -> route.hops() > 0)
                .toList();
    }

    /**
     * The number of sequences of this many moves.
     *
     * @throws IllegalArgumentException if the depth is negative
     */
    public long perft(int depth) {
        return Perft.count(live(), depth);
    }

    /** A new live board with this position, for searching. */
    public LiveBoard live() {
        return LiveBoard.of(this);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Position position
                && repeats(position)
                && quiet() == position.quiet()
                && turn() == position.turn();
    }

    @Override
    public int hashCode() {
        return 31 * (31 * Long.hashCode(key()) + quiet()) + turn();
    }

    /** The seats that have a place although they would not be home if no seat had one, in the order of their places. */
    private List<Seat> placesWithoutHome() {
        if (placed == 0) return List.of();
        Position bare = new Position(this);
        bare.placed = 0;
        Homecoming homecoming = bare.situation().homecoming();
        return places().stream()
                .filter(seat -> hasPlace(seat.index()) && !homecoming.isHome(seat.index()))
                .toList();
    }

    /** The position's text: ROWS SEAT QUIET TURN. */
    @Override
    public String toString() {
        StringBuilder text = new StringBuilder();
        for (int[] row : variant().board().rows()) {
            if (!text.isEmpty()) text.append('/');
            appendRow(row, text);
        }
        text.append(' ').append(toMove().letter());
        if (!resigned().isEmpty()) text.append('-');
        resigned().forEach(seat -> text.append(seat.letter()));
        List<Seat> placed = placesWithoutHome();
        if (!placed.isEmpty()) text.append('+');
        placed.forEach(seat -> text.append(seat.letter()));
        return text.append(' ').append(quiet()).append(' ').append(turn()).toString();
    }

    private void appendRow(int[] row, StringBuilder text) {
        int empty = 0;
        for (int cell : row) {
            Optional<Seat> owner = owner(cell);
            if (owner.isEmpty()) {
                empty++;
                continue;
            }
            if (empty > 0) text.append(empty);
            empty = 0;
            text.append(owner.get().letter());
        }
        if (empty > 0) text.append(empty);
    }
}
