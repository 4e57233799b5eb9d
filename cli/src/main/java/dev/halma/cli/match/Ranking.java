package dev.halma.cli.match;

import dev.halma.arena.rating.Rating;
import dev.halma.arena.rating.Standings;
import dev.halma.i18n.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A rating list as text, Markdown and JSON.
 *
 * @param event its name
 */
record Ranking(Standings standings, @Nullable String event, String format, List<String> variants) {

    /** A column of the table; numbers stand on the right. */
    private record Column(String title, boolean isNumber, Function<Standings.Row, String> value) {}

    private List<Column> columns(Texts texts, List<Standings.Row> rows) {
        List<Column> columns = new ArrayList<>();
        columns.add(new Column("#", true, row -> Integer.toString(place(row, rows))));
        columns.add(new Column(texts.text("match.column.player"), false, Standings.Row::name));
        columns.add(new Column(texts.text("match.column.games"), true, row -> Integer.toString(row.games())));
        columns.add(new Column(texts.text("match.column.wins"), true, row -> Integer.toString(row.wins())));
        columns.add(new Column(
                texts.text("match.column.points"), true, row -> String.format(Locale.ROOT, "%.2f", row.points())));
        if (rows.stream().anyMatch(row -> row.byes() > 0)) {
            columns.add(new Column(texts.text("match.column.byes"), true, row -> Integer.toString(row.byes())));
        }
        if (rows.stream().anyMatch(row -> row.elo().isPresent())) {
            columns.add(
                    new Column("Elo", true, row -> row.elo().map(Ranking::elo).orElse("")));
        }
        if (rows.stream().anyMatch(row -> row.skill().isPresent())) {
            columns.add(new Column(
                    "OpenSkill", true, row -> row.skill().map(Ranking::skill).orElse("")));
        }
        if (rows.stream().anyMatch(row -> row.forfeits() > 0)) {
            columns.add(new Column(texts.text("match.column.forfeits"), true, row -> Integer.toString(row.forfeits())));
        }
        return columns;
    }

    /** Players with the same points share a place. */
    private static int place(Standings.Row row, List<Standings.Row> rows) {
        return 1
                + (int) rows.stream()
                        .filter(other -> other.points() > row.points() + 1e-9)
                        .count();
    }

    private static String elo(Rating rating) {
        return String.format(Locale.ROOT, "%+.0f ± %.0f", rating.value(), rating.margin());
    }

    private static String skill(Rating rating) {
        return String.format(Locale.ROOT, "%.1f ± %.1f", rating.value(), rating.margin());
    }

    String text(Texts texts) {
        List<Standings.Row> rows = standings.rows();
        StringBuilder text = new StringBuilder();
        List<Column> columns = columns(texts, rows);
        List<Integer> widths = columns.stream()
                .map(column -> Math.max(
                        column.title().length(),
                        rows.stream()
                                .mapToInt(row -> column.value().apply(row).length())
                                .max()
                                .orElse(0)))
                .toList();
        text.append(line(columns, widths, Column::title));
        rows.forEach(row ->
                text.append(line(columns, widths, column -> column.value().apply(row))));
        text.append(summary(texts)).append('\n');
        standings.reasons().forEach(reason -> text.append("  ").append(reason).append('\n'));
        return text.toString();
    }

    private static String line(List<Column> columns, List<Integer> widths, Function<Column, String> cell) {
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

    private String summary(Texts texts) {
        String endings = standings.endings().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        return texts.text("match.summary", Map.of("games", standings.games(), "endings", endings));
    }

    String markdown(Texts texts) {
        List<Standings.Row> rows = standings.rows();
        List<Column> columns = columns(texts, rows);
        StringBuilder text = new StringBuilder();
        if (event != null) text.append("# ").append(escaped(event)).append("\n\n");
        text.append(row(columns.stream().map(Column::title).toList()));
        text.append(row(columns.stream()
                .map(column -> column.isNumber() ? "---:" : "---")
                .toList()));
        for (Standings.Row row : rows) {
            text.append(row(columns.stream()
                    .map(column -> escaped(column.value().apply(row)))
                    .toList()));
        }
        text.append('\n').append(summary(texts)).append('\n');
        if (!standings.reasons().isEmpty()) text.append('\n');
        standings
                .reasons()
                .forEach(reason -> text.append("- ").append(escaped(reason)).append('\n'));
        return text.toString();
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>|#])", "\\\\$1").replaceAll("\\s+", " ");
    }

    String json() {
        List<Standings.Row> rows = standings.rows();
        Map<String, Object> facts = new LinkedHashMap<>();
        if (event != null) facts.put("event", event);
        if (!format.isEmpty()) facts.put("format", format);
        facts.put("variants", variants);
        facts.put("games", standings.games());
        facts.put("endings", standings.endings());
        facts.put("players", rows.stream().map(row -> facts(row, rows)).toList());
        facts.put("forfeits", standings.reasons());
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(facts);
    }

    private static Map<String, Object> facts(Standings.Row row, List<Standings.Row> rows) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("place", place(row, rows));
        facts.put("name", row.name());
        facts.put("games", row.games());
        facts.put("wins", row.wins());
        facts.put("points", row.points());
        facts.put("byes", row.byes());
        facts.put("forfeits", row.forfeits());
        row.elo().ifPresent(rating -> facts.put("elo", facts(rating)));
        row.skill().ifPresent(rating -> facts.put("openskill", facts(rating)));
        return facts;
    }

    private static Map<String, Object> facts(Rating rating) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("value", rating.value());
        facts.put("margin", rating.margin());
        return facts;
    }
}
