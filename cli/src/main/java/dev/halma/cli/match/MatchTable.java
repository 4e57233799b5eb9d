package dev.halma.cli.match;

import dev.halma.arena.rating.Sprt;
import dev.halma.arena.rating.Standings;
import dev.halma.i18n.Texts;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** The table of a match: its players in the order in which they were named, and how much better each is than the others. */
record MatchTable(Standings standings, Texts texts) {

    String text() {
        StringBuilder text = new StringBuilder(Column.text(columns(), standings.shares()));
        Summary summary = new Summary(standings, texts);
        summary.lines().forEach(line -> text.append(line).append('\n'));
        summary.failures().forEach(line -> text.append("  ").append(line).append('\n'));
        standings
                .winnersTurns()
                .ifPresent(turns -> text.append(texts.text("match.winners-turns", Map.of("turns", decimal(turns))))
                        .append('\n'));
        return text.toString();
    }

    private List<Column<Standings.Share>> columns() {
        return List.of(
                new Column<>(texts.text("match.column.player"), false, Standings.Share::name),
                new Column<>(texts.text("match.column.games"), true, row -> Integer.toString(row.seats())),
                new Column<>(texts.text("match.column.wins"), true, row -> Integer.toString(row.wins())),
                new Column<>(texts.text("match.column.points"), true, row -> decimal(row.points())),
                new Column<>("%", true, row -> decimal(100 * row.share())),
                new Column<>("Elo", true, Standings.Share::elo));
    }

    /** What a sequential test of the match has shown. */
    String text(Sprt sprt) {
        double likelihood = standings.likelihood(sprt);
        Map<String, ?> facts = Map.of(
                "elo0", number(sprt.elo0()),
                "elo1", number(sprt.elo1()),
                "likelihood", String.format(Locale.ROOT, "%.2f", likelihood),
                "bound", String.format(Locale.ROOT, "%.2f", Sprt.BOUND));
        return switch (sprt.verdict(likelihood)) {
            case ACCEPTED -> texts.text("match.sprt.accepted", facts);
            case REJECTED -> texts.text("match.sprt.rejected", facts);
            case NOT_DECIDED -> texts.text("match.sprt.open", facts);
        };
    }

    private static String decimal(double value) {
        return String.format(Locale.ROOT, "%.1f", value);
    }

    private static String number(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }
}
