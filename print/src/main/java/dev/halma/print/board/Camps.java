package dev.halma.print.board;

import dev.halma.rules.board.CellSet;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * The camps that a board shows.
 *
 * @param own the camps and goals of the variant's seats, the larger ones first
 * @param others the camps of other variants on the same board, so that one printed board serves them all
 * @param cells the seat of each cell in the variant's own camps
 */
public record Camps(List<CellSet> own, List<CellSet> others, Map<Integer, Belonging> cells) {

    /** A board without camps. */
    public static final Camps NONE = new Camps(List.of(), List.of(), Map.of());

    /** The seat of a cell: a seat that starts there, or one that has its goal there if none starts there. */
    public record Belonging(Seat seat, boolean starts) {}

    public static Camps of(Variant variant) {
        List<CellSet> own = camps(List.of(variant));
        List<CellSet> others = new ArrayList<>(camps(Variants.all().stream()
                .filter(other -> other.board().equals(variant.board()))
                .toList()));
        others.removeAll(own);
        return new Camps(own, others, belongings(variant));
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

    private static Map<Integer, Belonging> belongings(Variant variant) {
        Map<Integer, Belonging> cells = new TreeMap<>();
        for (Seating seating : variant.seatings()) {
            seating.camp().stream().forEach(cell -> cells.put(cell, new Belonging(seating.seat(), true)));
        }
        for (Seating seating : variant.seatings()) {
            seating.goal().stream().forEach(cell -> cells.putIfAbsent(cell, new Belonging(seating.seat(), false)));
        }
        return cells;
    }

    public Optional<Belonging> belonging(int cell) {
        return Optional.ofNullable(cells.get(cell));
    }
}
