package dev.halma.cli.match;

import dev.halma.arena.rating.Order;
import dev.halma.arena.rating.Rating;
import dev.halma.arena.rating.Standings;
import dev.halma.i18n.Texts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.SerializationFeature;
import tools.jackson.databind.json.JsonMapper;

/**
 * A rating list as text, Markdown and JSON.
 *
 * @param order which player comes first
 * @param event its name
 */
record Ranking(Standings standings, Order order, @Nullable String event, String format, List<String> variants) {

    private List<Column<Standings.Row>> columns(Texts texts, List<Standings.Row> rows) {
        List<Column<Standings.Row>> columns = new ArrayList<>();
        columns.add(new Column<>("#", true, row -> Integer.toString(order.place(row, rows))));
        columns.add(new Column<>(texts.text("match.column.player"), false, Standings.Row::name));
        columns.add(new Column<>(texts.text("match.column.games"), true, row -> Integer.toString(row.games())));
        columns.add(new Column<>(texts.text("match.column.wins"), true, row -> Integer.toString(row.wins())));
        columns.add(new Column<>(
                texts.text("match.column.points"), true, row -> String.format(Locale.ROOT, "%.2f", row.points())));
        if (rows.stream().anyMatch(row -> row.byes() > 0)) {
            columns.add(new Column<>(texts.text("match.column.byes"), true, row -> Integer.toString(row.byes())));
        }
        if (rows.stream().anyMatch(row -> row.elo().isPresent())) {
            columns.add(
                    new Column<>("Elo", true, row -> row.elo().map(Ranking::elo).orElse("")));
        }
        if (rows.stream().anyMatch(row -> row.skill().isPresent())) {
            columns.add(new Column<>(
                    "OpenSkill", true, row -> row.skill().map(Ranking::skill).orElse("")));
        }
        if (rows.stream().anyMatch(row -> row.forfeits() > 0)) {
            columns.add(
                    new Column<>(texts.text("match.column.forfeits"), true, row -> Integer.toString(row.forfeits())));
        }
        return columns;
    }

    private static String elo(Rating rating) {
        return Rating.signed(rating.value()) + " ± " + Math.round(rating.margin());
    }

    private static String skill(Rating rating) {
        return String.format(Locale.ROOT, "%.1f ± %.1f", rating.value(), rating.margin());
    }

    String text(Texts texts) {
        List<Standings.Row> rows = standings.rows(order);
        StringBuilder text = new StringBuilder(Column.text(columns(texts, rows), rows));
        Summary summary = new Summary(standings, texts);
        summary.lines().forEach(line -> text.append(line).append('\n'));
        summary.failures().forEach(line -> text.append("  ").append(line).append('\n'));
        return text.toString();
    }

    String markdown(Texts texts) {
        List<Standings.Row> rows = standings.rows(order);
        List<Column<Standings.Row>> columns = columns(texts, rows);
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
        text.append('\n');
        Summary summary = new Summary(standings, texts);
        summary.lines().forEach(line -> text.append(escaped(line)).append('\n'));
        if (!summary.failures().isEmpty()) text.append('\n');
        summary.failures()
                .forEach(line -> text.append("- ").append(escaped(line)).append('\n'));
        return text.toString();
    }

    private static String row(List<String> cells) {
        return "| " + String.join(" | ", cells) + " |\n";
    }

    private static String escaped(String text) {
        return text.replaceAll("([\\\\`*_\\[\\]<>|#])", "\\\\$1").replaceAll("\\s+", " ");
    }

    String json() {
        List<Standings.Row> rows = standings.rows(order);
        Map<String, Object> facts = new LinkedHashMap<>();
        if (event != null) facts.put("event", event);
        if (!format.isEmpty()) facts.put("format", format);
        facts.put("variants", variants);
        facts.put("games", standings.games());
        facts.put("endings", standings.endings());
        facts.put("players", rows.stream().map(row -> facts(row, rows)).toList());
        facts.put(
                "forfeits",
                standings.failures().stream()
                        .map(failure -> "game " + failure.game() + ": " + failure.why())
                        .toList());
        return JsonMapper.builder()
                .enable(SerializationFeature.INDENT_OUTPUT)
                .build()
                .writeValueAsString(facts);
    }

    private Map<String, Object> facts(Standings.Row row, List<Standings.Row> rows) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("place", order.place(row, rows));
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
        facts.put("value", Rating.rounded(rating.value()));
        facts.put("margin", Rating.rounded(rating.margin()));
        return facts;
    }
}
