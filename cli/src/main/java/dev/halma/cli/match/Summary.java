package dev.halma.cli.match;

import dev.halma.arena.rating.Standings;
import dev.halma.i18n.Texts;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** What stands below a table: how many games there were, how they ended, and which programs failed. */
record Summary(Standings standings, Texts texts) {

    /** One line, and another one if programs failed. */
    List<String> lines() {
        List<String> lines = new ArrayList<>();
        String endings = standings.endings().entrySet().stream()
                .map(entry -> ending(entry.getKey()) + " " + entry.getValue())
                .collect(Collectors.joining(", "));
        lines.add(texts.text("match.summary", Map.of("games", standings.games(), "endings", endings)));
        Map<String, Integer> failed = standings.failed();
        if (!failed.isEmpty()) {
            String who = failed.entrySet().stream()
                    .map(entry -> entry.getKey() + " " + entry.getValue())
                    .collect(Collectors.joining(", "));
            lines.add(texts.text("match.failed", Map.of("count", count(), "who", who)));
        }
        return lines;
    }

    /** Why the first of them failed. */
    List<String> failures() {
        List<String> lines = new ArrayList<>();
        standings
                .failures()
                .forEach(failure -> lines.add(texts.text(
                        "match.failed-game",
                        Map.of("number", failure.game(), "why", new FailureText(texts).of(failure.why())))));
        int more = count() - standings.failures().size();
        if (more > 0) lines.add(texts.text("match.failed-more", Map.of("count", more)));
        return lines;
    }

    private int count() {
        return standings.failed().values().stream().mapToInt(Integer::intValue).sum();
    }

    /** The words for {@code home}, {@code draw by quiet} and so on. */
    private String ending(String code) {
        return texts.text("match.ending." + code.replace("draw by ", "draw-"));
    }
}
