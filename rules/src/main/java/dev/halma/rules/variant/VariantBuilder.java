package dev.halma.rules.variant;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Shape;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A variant of one's own: a board, the number of pieces of a seat, and the number of seats. All armies are equal, and the
 * seats sit as in the catalogue. House rules are changed afterwards, with {@link Variant#with}.
 */
public final class VariantBuilder {

    /** The largest army. More pieces could have more moves than {@code LiveBoard.MOST_MOVES}. */
    public static final int MOST_PIECES = 19;

    private final Board board;
    private int seats = 2;
    private int camp = 1;

    VariantBuilder(Board board) {
        this.board = Objects.requireNonNull(board, "board");
    }

    /** The numbers of seats that a board of this shape can have. */
    public static List<Integer> seatsOf(Shape shape) {
        return switch (shape) {
            case SQUARE -> List.of(2, 3, 4);
            case STAR -> List.of(2, 3, 4, 6);
            case DIAMOND -> List.of(2);
        };
    }

    /**
     * Sets the number of seats, 2 by default.
     *
     * @throws IllegalArgumentException if the board can't have this number of seats
     */
    public VariantBuilder seats(int seats) {
        if (!seatsOf(board.shape()).contains(seats)) {
            throw new IllegalArgumentException(board + " has " + seatsOf(board.shape()) + " seats, not " + seats);
        }
        this.seats = seats;
        return this;
    }

    /** Sets the number of pieces of each seat, and so the cells of a camp; 1 by default. */
    public VariantBuilder camp(int pieces) {
        this.camp = pieces;
        return this;
    }

    /** The largest camp with which no two camps and goals meet. */
    public int largestCamp() {
        int largest = 0;
        while (largest < MOST_PIECES && fits(largest + 1)) largest++;
        return largest;
    }

    private boolean fits(int pieces) {
        if (!board.hasCamp(pieces)) return false;
        CellSet taken = CellSet.EMPTY;
        int cells = 0;
        for (int place = 0; place < board.places(); place++) {
            if (!isUsed(place) && !isUsed(board.opposite(place))) continue;
            taken = taken.union(board.camp(place, pieces));
            cells += pieces;
        }
        return taken.size() == cells && cells < board.cells().size();
    }

    private boolean isUsed(int place) {
        for (int used : places()) {
            if (used == place) return true;
        }
        return false;
    }

    private int[] places() {
        int half = board.places() / 2;
        return switch (seats) {
            case 2 -> new int[] {0, half};
            case 3 -> board.shape() == Shape.STAR ? new int[] {0, 2, 4} : new int[] {0, 1, 2};
            case 4 -> new int[] {0, 1, half, half + 1};
            default -> new int[] {0, 1, 2, 3, 4, 5};
        };
    }

    /**
     * The variant under the usual house rules.
     *
     * @throws IllegalArgumentException if camps of this size don't fit on the board
     */
    public Variant build() {
        if (camp < 1 || camp > largestCamp()) {
            throw new IllegalArgumentException(
                    board + " with " + seats + " seats has camps of 1 to " + largestCamp() + " cells, not " + camp);
        }
        List<Seating> seatings = new ArrayList<>();
        for (int place : places()) seatings.add(Seating.of(board, Seat.of(seatings.size()), place, camp));
        return new Variant(
                board + " camp=" + camp + " seats=" + seats,
                Source.BEYOND_THE_SHEETS,
                board,
                seatings,
                HouseRules.usual(seats));
    }
}
