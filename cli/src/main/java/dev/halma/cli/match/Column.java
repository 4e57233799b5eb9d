package dev.halma.cli.match;

import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * A column of a table.
 *
 * @param isNumber numbers stand on the right
 */
record Column<R>(String title, boolean isNumber, Function<R, String> value) {

    /** A table as lines of text, its titles first. */
    static <R> String text(List<Column<R>> columns, List<R> rows) {
        List<Integer> widths = columns.stream()
                .map(column -> Math.max(
                        column.title().length(),
                        rows.stream()
                                .mapToInt(row -> column.value().apply(row).length())
                                .max()
                                .orElse(0)))
                .toList();
        StringBuilder text = new StringBuilder(line(columns, widths, Column::title));
        rows.forEach(row ->
                text.append(line(columns, widths, column -> column.value().apply(row))));
        return text.toString();
    }

    private static <R> String line(List<Column<R>> columns, List<Integer> widths, Function<Column<R>, String> cell) {
        return IntStream.range(0, columns.size())
                        .mapToObj(i -> {
                            String value = cell.apply(columns.get(i));
                            String space = " ".repeat(widths.get(i) - value.length());
                            return columns.get(i).isNumber() ? space + value : value + space;
                        })
                        .collect(Collectors.joining("  "))
                        .stripTrailing()
                + "\n";
    }
}
