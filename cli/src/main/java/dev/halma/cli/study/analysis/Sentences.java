package dev.halma.cli.study.analysis;

import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Outlook;
import dev.halma.engine.report.Report;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Side;

/** The engine's scores in words. */
record Sentences(Texts texts) {

    /** Who is ahead and by how many turns, or who wins. */
    String outlook(Report report) {
        return switch (report.outlook()) {
            case Outlook.Even() -> texts.text("analysis.even");
            case Outlook.Ahead(Side side, int turns) -> sideIs("analysis.ahead", side, turns);
            case Outlook.Wins(Side side, int turns) -> sideIs("analysis.wins", side, turns);
            case Outlook.Loses(Side side, int turns) -> sideIs("analysis.loses", side, turns);
        };
    }

    private String sideIs(String key, Side side, int turns) {
        return texts.text(Told.of(key).with(side).with("turns", turns));
    }

    /** The cost of a turning point, and the better move. */
    String cost(Judgement judgement) {
        Position position = judgement.before().position();
        return texts.text(effect(judgement)
                .with("better", route(position, judgement.best().best())));
    }

    private static Told effect(Judgement judgement) {
        if (Estimate.of(judgement.best().score()) instanceof Estimate.Wins wins) {
            return Told.of("analysis.misses-win").with("turns", wins.turns());
        }
        if (Estimate.of(judgement.played().score()) instanceof Estimate.Loses) return Told.of("analysis.lets-win");
        Estimate.Lead cost = new Estimate.Lead(judgement.cost());
        return Told.of("analysis.costs")
                .with("turns", cost.turns(judgement.before().variant()));
    }

    /** One line about a turning point. */
    String turningPoint(Judgement judgement) {
        Position position = judgement.before().position();
        return texts.text(Told.of("analysis.turning-point")
                .with("turn", position.turn())
                .with("seat", Told.of("seat.name").with("seat", position.toMove()))
                .with("route", route(position, judgement.move()))
                .with("effect", cost(judgement)));
    }

    String summary(int points, int turns) {
        return texts.text(Told.of("analysis.summary").with("points", points).with("turns", turns));
    }

    String then(String routes) {
        return texts.text(Told.of("analysis.then").with("routes", routes));
    }

    /** A score with its sign, or the words for won and lost. */
    String score(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Wins wins -> texts.text("analysis.won");
            case Estimate.Loses loses -> texts.text("analysis.lost");
            case Estimate.Lead(int hundredths) -> (hundredths > 0 ? "+" : "") + hundredths;
        };
    }

    /** A move with all cells of its route. */
    static String route(Position position, Move move) {
        return position.route(move).map(Object::toString).orElseGet(move::toString);
    }
}
