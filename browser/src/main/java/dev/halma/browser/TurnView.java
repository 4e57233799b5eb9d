package dev.halma.browser;

import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.analysis.TurnsLost;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.SeatScores;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;
import dev.halma.table.json.Json;

/** A judged turn of a reviewed game. */
final class TurnView {

    private TurnView() {}

    static Json json(Judgement judgement) {
        Position position = judgement.before().position();
        Variant variant = position.variant();
        return Json.object()
                .put("number", judgement.number())
                .put("by", position.toMove().name())
                .put("played", judgement.move().toString())
                .put("playedScore", VariationView.score(new Report(position, judgement.played())))
                .put("best", judgement.best().best().toString())
                .put("bestRoute", VariationView.route(position, judgement.best().best()))
                .put("bestScore", VariationView.score(new Report(position, judgement.best())))
                .put("costTurns", judgement.lost().turns())
                .put("isProven", judgement.lost() instanceof TurnsLost.Proven)
                .put("isTurningPoint", judgement.isTurningPoint())
                .put("seats", VariationView.seats(variant, SeatScores.of(position.after(judgement.move()))));
    }
}
