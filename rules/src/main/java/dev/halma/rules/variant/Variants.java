package dev.halma.rules.variant;

import dev.halma.rules.board.Board;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.HouseRules.Win;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The catalogue: every variant that the rule sheets describe, and the usual ones beyond them. */
public final class Variants {

    private static final Board SQUARE = Board.square(16);
    private static final Board STAR = Board.star(4);

    /** Corners of a square board, clockwise. */
    private static final int BOTTOM_LEFT = 0;

    private static final int TOP_LEFT = 1;
    private static final int TOP_RIGHT = 2;

    /** Points of a star, clockwise; {@code LEFT} and {@code RIGHT} are the lower ones. */
    private static final int BOTTOM = 0;

    private static final int LEFT = 1;
    private static final int UPPER_LEFT = 2;
    private static final int TOP = 3;
    private static final int UPPER_RIGHT = 4;

    private record Camp(int place, int pieces) {}

    private static final List<Camp> TWO_LARGE = List.of(new Camp(BOTTOM_LEFT, 19), new Camp(TOP_RIGHT, 19));
    private static final List<Camp> FOUR_SMALL = camps(13, 0, 1, 2, 3);
    private static final List<Camp> TWO_LARGE_ONE_SMALL =
            List.of(new Camp(BOTTOM_LEFT, 19), new Camp(TOP_LEFT, 13), new Camp(TOP_RIGHT, 19));
    private static final List<Camp> THREE_POINTS = camps(10, BOTTOM, UPPER_LEFT, UPPER_RIGHT);

    private static final List<Variant> ALL = List.of(
            alone("print-2", Source.PRINT_AND_PLAY, SQUARE, TWO_LARGE),
            alone("print-4", Source.PRINT_AND_PLAY, SQUARE, FOUR_SMALL),
            alone("victorian-2", Source.VICTORIAN, SQUARE, TWO_LARGE),
            alone("victorian-4", Source.VICTORIAN, SQUARE, FOUR_SMALL),
            partners("victorian-4-opposite", Source.VICTORIAN, Sides.opposite(4)),
            partners("victorian-4-adjacent", Source.VICTORIAN, Sides.adjacent(4)),
            alone("american-2", Source.AMERICAN, SQUARE, TWO_LARGE),
            alone("american-3", Source.AMERICAN, SQUARE, TWO_LARGE_ONE_SMALL),
            alone("american-3-13", Source.AMERICAN, SQUARE, camps(13, BOTTOM_LEFT, TOP_LEFT, TOP_RIGHT)),
            alone("american-4", Source.AMERICAN, SQUARE, FOUR_SMALL),
            partners("american-4-first", Source.AMERICAN, Sides.opposite(4)),
            bothHome(partners("american-4-both", Source.AMERICAN, Sides.opposite(4))),
            alone("twosided-square", Source.TWO_SIDED, SQUARE, camps(13, BOTTOM_LEFT, TOP_RIGHT)),
            alone("twosided-square-15", Source.TWO_SIDED, SQUARE, camps(15, BOTTOM_LEFT, TOP_RIGHT)),
            alone("twosided-star", Source.TWO_SIDED, STAR, camps(15, BOTTOM, TOP)),
            alone("xxl-2", Source.XXL, STAR, camps(10, BOTTOM, UPPER_LEFT)),
            alone("xxl-3", Source.XXL, STAR, THREE_POINTS),
            oneGuard(alone("xxl-2-guard", Source.XXL, STAR, camps(10, BOTTOM, TOP))),
            beyond("chinese-2", STAR, camps(10, BOTTOM, TOP)),
            beyond("chinese-3", STAR, THREE_POINTS),
            beyond("chinese-4", STAR, camps(10, BOTTOM, LEFT, TOP, UPPER_RIGHT)),
            beyond("chinese-6", STAR, camps(10, 0, 1, 2, 3, 4, 5)),
            beyond("halma-8", Board.square(8), camps(10, BOTTOM_LEFT, TOP_RIGHT)),
            beyond("halma-10", Board.square(10), camps(15, BOTTOM_LEFT, TOP_RIGHT)),
            beyond("diamond-9", Board.diamond(9), camps(10, 0, 1)));

    private Variants() {}

    /** All variants, in the order of the rule sheets. */
    public static List<Variant> all() {
        return ALL;
    }

    /** The variant with this id; empty if there is none. */
    public static Optional<Variant> find(String id) {
        Objects.requireNonNull(id, "id");
        return ALL.stream().filter(variant -> variant.id().equals(id)).findFirst();
    }

    /**
     * The variant with this id.
     *
     * @throws IllegalArgumentException if there is none; the message lists all of them
     */
    public static Variant named(String id) {
        return find(id).orElseThrow(() -> new IllegalArgumentException("no variant " + id + " among " + ALL));
    }

    private static Variant alone(String id, Source source, Board board, List<Camp> camps) {
        List<Seating> seatings = new ArrayList<>();
        for (Camp camp : camps) {
            seatings.add(Seating.of(board, Seat.of(seatings.size()), camp.place(), camp.pieces()));
        }
        return new Variant(id, source, board, seatings, HouseRules.usual(seatings.size()));
    }

    private static Variant beyond(String id, Board board, List<Camp> camps) {
        return alone(id, Source.BEYOND_THE_SHEETS, board, camps);
    }

    private static Variant partners(String id, Source source, Sides sides) {
        Variant variant = alone(id, source, SQUARE, FOUR_SMALL);
        return variant.with(variant.houseRules().withSides(sides));
    }

    private static Variant bothHome(Variant variant) {
        return variant.with(variant.houseRules().withWin(Win.BOTH));
    }

    private static Variant oneGuard(Variant variant) {
        return variant.with(variant.houseRules().withGuards(Guards.ONE));
    }

    private static List<Camp> camps(int pieces, int... places) {
        List<Camp> camps = new ArrayList<>();
        for (int place : places) camps.add(new Camp(place, pieces));
        return camps;
    }
}
