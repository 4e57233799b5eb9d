package dev.halma.print.board;

import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Which camps a board shows.
 *
 * @param own those that the variant's seats start from or make for, the larger ones first
 * @param others those that other variants use on the same board, so that one printed board serves them all
 */
public record Camps(List<CellSet> own, List<CellSet> others) {

    /** A cell that belongs to a seat: it starts there, or it has to get there and nobody starts there. */
    public record Belonging(Seat seat, boolean starts) {}

    public static Camps of(Variant variant) {
        List<CellSet> own = camps(List.of(variant));
        List<CellSet> others = new ArrayList<>(camps(Variants.all().stream()
                .filter(other -> other.board().equals(variant.board()))
                .toList()));
        others.removeAll(own);
        return new Camps(own, others);
    }

    private static List<CellSet> camps(List<Variant> variants) {
        Set<CellSet> camps = new LinkedHashSet<>();
        for (Variant variant : variants) {
            for (Seating seating : variant.seatings()) {
                camps.add(seating.camp());
                camps.add(seating.goal());
            }
        }
        return camps.stream()
                .sorted(Comparator.comparingInt(CellSet::size).reversed())
                .toList();
    }

    /** Whose a cell is at the start, or in the end where it is nobody's at the start. */
    public static Optional<Belonging> belonging(Variant variant, int cell) {
        Optional<Belonging> starts = variant.seatings().stream()
                .filter(seating -> seating.camp().contains(cell))
                .findFirst()
                .map(seating -> new Belonging(seating.seat(), true));
        return starts.or(() -> variant.seatings().stream()
                .filter(seating -> seating.goal().contains(cell))
                .findFirst()
                .map(seating -> new Belonging(seating.seat(), false)));
    }

    /** The middle of a camp's outermost cells: its corner or tip. */
    static int tip(Board board, CellSet camp, BoardPlan plan) {
        var middle = plan.box().middle();
        return camp.stream()
                .boxed()
                .max(Comparator.comparingDouble(cell -> plan.centre(cell).distance(middle)))
                .orElseThrow(() -> new IllegalArgumentException("an empty camp on " + board));
    }
}
