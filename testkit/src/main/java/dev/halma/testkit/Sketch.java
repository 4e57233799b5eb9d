package dev.halma.testkit;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Source;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntPredicate;

/**
 * A position drawn in a test: {@code a} to {@code f} are pieces, a dot is an empty cell, the top row comes first. It
 * belongs to a variant of the catalogue, or the drawing makes its own variant. Then a second drawing marks goals with
 * capital letters and camps with small ones. A seat without a drawn goal gets one among the empty cells, so that
 * nothing happens there by itself.
 */
public final class Sketch {

    private final Optional<Variant> known;
    private final Board board;
    private final List<String> cells;
    private List<String> marks = List.of();
    private String house = "";
    private Set<Seat> resigned = Set.of();

    private Sketch(Optional<Variant> known, Board board, String drawing) {
        this.known = known;
        this.board = board;
        this.cells = symbols(drawing);
    }

    /** A square board as large as its drawing. */
    public static Sketch square(String drawing) {
        int size = (int) drawing.strip().lines().count();
        return on(Board.square(size), drawing);
    }

    public static Sketch on(Board board, String drawing) {
        return new Sketch(Optional.empty(), board, drawing);
    }

    /** A position of a variant of the catalogue, with its camps, goals and house rules. */
    public static Sketch of(String variant, String drawing) {
        Variant known = Variants.named(variant);
        return new Sketch(Optional.of(known), known.board(), drawing);
    }

    private static List<String> symbols(String drawing) {
        return List.of(drawing.strip().split("\\s+"));
    }

    public Sketch goals(String drawing) {
        marks = symbols(drawing);
        return this;
    }

    public Sketch house(String rules) {
        house = rules;
        return this;
    }

    public Sketch resigned(Seat... seats) {
        resigned = EnumSet.copyOf(List.of(seats));
        return this;
    }

    public Position toMove(Seat seat) {
        return position(seat, 0, 1);
    }

    public Position quietFor(int turns) {
        return position(Seat.A, turns, turns + 1);
    }

    /** The position at this turn, with no quiet turns before it. */
    public Position toMove(Seat seat, int turn) {
        return position(seat, 0, turn);
    }

    /** The position at this turn, with this number of quiet turns before it. */
    public Position toMove(Seat seat, int quiet, int turn) {
        return position(seat, quiet, turn);
    }

    private Position position(Seat toMove, int quiet, int turn) {
        Variant variant = variant();
        List<CellSet> pieces = new ArrayList<>();
        for (Seating seating : variant.seatings())
            pieces.add(drawn(cells, seating.seat().letter()));
        return Position.of(variant, pieces, toMove, resigned, quiet, turn);
    }

    private Variant variant() {
        return HouseText.parse(known.orElseGet(this::drawnVariant), house).orThrow();
    }

    private Variant drawnVariant() {
        int seats = 1
                + cells.stream()
                        .mapToInt(symbol -> symbol.charAt(0) - 'a')
                        .max()
                        .orElseThrow();
        List<Seating> seatings = new ArrayList<>();
        for (int i = 0; i < Math.max(2, seats); i++) {
            Seat seat = Seat.of(i);
            CellSet own = drawn(cells, seat.letter());
            CellSet goal = drawn(marks, seat.name().charAt(0));
            CellSet camp = drawn(marks, seat.letter());
            seatings.add(new Seating(
                    seat, i, camp.isEmpty() ? own : camp, goal.isEmpty() ? someEmptyCells(own.size()) : goal));
        }
        return new Variant("sketch", Source.BEYOND_THE_SHEETS, board, seatings, HouseRules.usual(seatings.size()));
    }

    private CellSet someEmptyCells(int count) {
        return cells(
                symbolAt -> cells.get(symbolAt).equals(".")
                        && (marks.isEmpty() || marks.get(symbolAt).equals(".")),
                count);
    }

    private CellSet drawn(List<String> drawing, char letter) {
        if (drawing.isEmpty()) return CellSet.EMPTY;
        return cells(symbolAt -> drawing.get(symbolAt).indexOf(letter) >= 0, Integer.MAX_VALUE);
    }

    private CellSet cells(IntPredicate wanted, int most) {
        CellSet found = CellSet.EMPTY;
        int index = 0;
        for (int[] row : board.rows()) {
            for (int cell : row) {
                if (wanted.test(index++) && found.size() < most) found = found.union(CellSet.of(cell));
            }
        }
        if (index != cells.size()) throw new IllegalArgumentException(cells.size() + " cells drawn, not " + index);
        return found;
    }
}
