package dev.halma.bench.opponents;

import dev.halma.arena.rating.Margin;
import java.util.EnumMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The share of the points of one player of each kind (row) among players of each kind (column). */
final class ShareGrid {

    private final List<Kind> rows;
    private final List<Kind> columns;
    private final double evenShare;
    private final Map<Kind, Map<Kind, Double>> shares = new EnumMap<>(Kind.class);

    ShareGrid(List<Kind> rows, List<Kind> columns, int seats) {
        this.rows = List.copyOf(rows);
        this.columns = List.copyOf(columns);
        evenShare = 1.0 / seats;
    }

    void put(Kind one, Kind others, double share) {
        shares.computeIfAbsent(one, kind -> new EnumMap<>(Kind.class)).put(others, share);
    }

    /** @param games the number of games behind each share */
    String text(int games) {
        StringBuilder text = new StringBuilder("%-12s".formatted("one among"));
        for (Kind column : columns) text.append("%12s".formatted(column));
        for (Kind row : rows) {
            text.append("\n%-12s".formatted(row));
            for (Kind column : columns) text.append("%12s".formatted(cell(row, column)));
        }
        double margin = Margin.of(evenShare * (1 - evenShare), games);
        return text.append(String.format(
                        Locale.ROOT,
                        "\n%d games a cell; an even share is %.1f %%, with a margin of %.0f points",
                        games,
                        100 * evenShare,
                        100 * margin))
                .toString();
    }

    private String cell(Kind row, Kind column) {
        Map<Kind, Double> cells = shares.getOrDefault(row, Map.of());
        return cells.containsKey(column) ? String.format(Locale.ROOT, "%.1f %%", 100 * cells.get(column)) : "-";
    }
}
