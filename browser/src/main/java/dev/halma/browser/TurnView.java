package dev.halma.browser;

import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.analysis.TurnsLost;
import dev.halma.engine.report.Report;
import dev.halma.engine.report.SeatScores;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Variant;

/** A judged turn of a reviewed game. */
final class TurnView {

    private TurnView() {}

    static Json json(Judgement judgement) {
        Position position = judgement.before().position();
        Variant variant = position.variant();
        return Json.object()
                .with("number", judgement.number())
                .with("by", position.toMove().name())
                .with("played", judgement.move().toString())
                .with("playedScore", VariationView.score(new Report(position, judgement.played())))
                .with("best", judgement.best().best().toString())
                .with(
                        "bestRoute",
                        VariationView.route(position, judgement.best().best()))
                .with("bestScore", VariationView.score(new Report(position, judgement.best())))
                .with("costTurns", judgement.lost().turns())
                .with("isProven", judgement.lost() instanceof TurnsLost.Proven)
                .with("isTurningPoint", judgement.isTurningPoint())
                .with("seats", VariationView.seats(variant, SeatScores.of(position.after(judgement.move()))))
                .end();
    }
}
