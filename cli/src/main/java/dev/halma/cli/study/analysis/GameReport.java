package dev.halma.cli.study.analysis;

import dev.halma.engine.analysis.Coach;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.analysis.TurnsLost;
import dev.halma.engine.report.Report;
import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.HouseText;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** A game with its turning points. */
public record GameReport(GameRecord record, List<Judgement> judgements) {

    /** JSON is the same in every language. */
    private static final Sentences ENGLISH = new Sentences(Texts.of(Language.EN));

    private static final int PUZZLES = 3;

    public GameReport {
        judgements = List.copyOf(judgements);
    }

    private List<Judgement> turningPoints() {
        return judgements.stream().filter(Judgement::isTurningPoint).toList();
    }

    /** The game with a comment after each turning point. */
    public GameRecord annotated(Texts texts) {
        Sentences sentences = new Sentences(texts);
        GameRecord annotated = record;
        for (Judgement judgement : turningPoints()) {
            annotated = annotated.withComment(judgement.number(), sentences.cost(judgement));
        }
        return annotated;
    }

    /** One line per turning point, their number, what went well, and the dearest moves as puzzles. */
    public String summary(Texts texts) {
        Sentences sentences = new Sentences(texts);
        StringBuilder summary = new StringBuilder();
        for (Judgement judgement : turningPoints()) {
            summary.append("%s%n".formatted(sentences.turningPoint(judgement)));
        }
        summary.append("%s%n".formatted(sentences.summary(turningPoints().size(), judgements.size())));
        Coach coach = new Coach(judgements);
        for (Coach.Praise praise : coach.wentWell()) summary.append("%s%n".formatted(sentences.praise(praise)));
        int number = 1;
        for (Judgement dear : coach.dearest(PUZZLES)) {
            summary.append("%s%n".formatted(sentences.puzzle(number++, dear)));
        }
        return summary.toString();
    }

    /** The facts for JSON. */
    public Map<String, Object> facts() {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("variant", record.game().variant().id());
        facts.put("house", HouseText.text(record.game().variant()));
        facts.put("result", record.result());
        facts.put("turningPoints", turningPoints().size());
        facts.put(
                "dearest",
                new Coach(judgements)
                        .dearest(PUZZLES).stream().map(Judgement::number).toList());
        facts.put("moves", judgements.stream().map(GameReport::facts).toList());
        return facts;
    }

    private static Map<String, Object> lost(TurnsLost lost) {
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("turns", lost.turns());
        facts.put("proven", lost instanceof TurnsLost.Proven);
        return facts;
    }

    private static Map<String, Object> facts(Judgement judgement) {
        Position position = judgement.before().position();
        Map<String, Object> facts = new LinkedHashMap<>();
        facts.put("turn", position.turn());
        facts.put("seat", position.toMove().name());
        facts.put("move", judgement.move().toString());
        facts.put("route", Sentences.route(position, judgement.move()));
        facts.putAll(ScoreFacts.of(new Report(position, judgement.played()).estimate()));
        Map<String, Object> best = new LinkedHashMap<>();
        best.put("move", judgement.best().best().toString());
        best.put("route", Sentences.route(position, judgement.best().best()));
        best.putAll(ScoreFacts.of(new Report(position, judgement.best()).estimate()));
        facts.put("best", best);
        facts.put("lost", lost(judgement.lost()));
        facts.put("turningPoint", judgement.isTurningPoint());
        if (judgement.isTurningPoint()) facts.put("says", ENGLISH.cost(judgement));
        return facts;
    }
}
