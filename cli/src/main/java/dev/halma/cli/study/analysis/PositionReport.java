package dev.halma.cli.study.analysis;

import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Variation;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The best variations of a position.
 *
 * @param home the turns until home of the seats that are in a race
 */
public record PositionReport(Position position, List<Variation> variations, Map<Seat, TurnsHome> home) {

    /** JSON is the same in every language. */
    private static final Sentences ENGLISH = new Sentences(Texts.of(Language.EN));

    public PositionReport {
        variations = List.copyOf(variations);
        home = Collections.unmodifiableMap(new LinkedHashMap<>(home));
    }

    public String text(Texts texts) {
        Sentences sentences = new Sentences(texts);
        StringBuilder text = new StringBuilder();
        home.forEach((seat, turns) -> text.append("%s%n".formatted(sentences.home(seat, turns))));
        for (int i = 0; i < variations.size(); i++) {
            Report report = new Report(position, variations.get(i));
            List<String> routes = routes(variations.get(i));
            text.append("%d. %s  %s  %s%n"
                    .formatted(i + 1, routes.get(0), sentences.score(report.estimate()), sentences.outlook(report)));
            if (routes.size() > 1) {
                String rest = String.join(" ", routes.subList(1, routes.size()));
                text.append("   %s%n".formatted(sentences.then(rest)));
            }
        }
        return text.toString();
    }

    /** The facts for JSON. */
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("variant", position.variant().id());
        facts.put("position", PositionText.text(position));
        facts.put("seat", position.toMove().name());
        facts.put("result", Outcome.of(position).result());
        facts.put("home", homeFacts());
        facts.put("variations", variations.stream().map(this::facts).toList());
        return facts;
    }

    private Map<String, Object> homeFacts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        home.forEach(
                (seat, turns) -> facts.put(seat.name(), Map.of("turns", turns.turns(), "proven", turns.isProven())));
        return facts;
    }

    private Map<String, Object> facts(Variation variation) {
        Report report = new Report(position, variation);
        List<String> routes = routes(variation);
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("move", variation.best().toString());
        facts.put("route", routes.get(0));
        facts.putAll(ScoreFacts.of(report.estimate()));
        facts.put("scores", scores(report));
        facts.put("depth", variation.depth());
        facts.put("nodes", variation.nodes());
        facts.put("continuation", routes.subList(1, routes.size()));
        facts.put("says", ENGLISH.outlook(report));
        return facts;
    }

    private static Map<String, Integer> scores(Report report) {
        Map<String, Integer> scores = new LinkedHashMap<>();
        report.scores().forEach((seat, score) -> scores.put(seat.name(), score));
        return scores;
    }

    private List<String> routes(Variation variation) {
        List<String> routes = new ArrayList<>();
        Position now = position;
        for (Move move : variation.moves()) {
            routes.add(Sentences.route(now, move));
            now = now.after(move);
        }
        return routes;
    }
}
