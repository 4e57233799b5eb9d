package dev.halma.cli.analysis;

import dev.halma.engine.analysis.Estimate;
import dev.halma.engine.analysis.Judgement;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.told.Told;

/** The engine's scores in words. */
record Sentences(Texts texts) {

    /** Who is how far ahead, by a score of the seat to move. */
    String standing(Position position, int score) {
        return switch (Estimate.of(score)) {
            case Estimate.Wins(int turns) -> sideIs("analysis.wins", position, turns);
            case Estimate.Loses(int turns) -> sideIs("analysis.loses", position, turns);
            case Estimate.Lead lead -> {
                int turns = lead.turns(position.variant());
                if (turns == 0) yield texts.text("analysis.even");
                yield turns > 0
                        ? sideIs("analysis.ahead", position, turns)
                        : sideIs("analysis.behind", position, -turns);
            }
        };
    }

    private String sideIs(String key, Position position, int turns) {
        return texts.text(
                Told.of(key).with(position.variant().sideOf(position.toMove())).with("turns", turns));
    }

    /** What a turning point cost, and what would have been better. */
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
    String score(int score) {
        return switch (Estimate.of(score)) {
            case Estimate.Wins wins -> texts.text("analysis.won");
            case Estimate.Loses loses -> texts.text("analysis.lost");
            case Estimate.Lead(int hundredths) -> (hundredths > 0 ? "+" : "") + hundredths;
        };
    }

    /** A move with all its landings. */
    static String route(Position position, Move move) {
        return position.route(move).map(Object::toString).orElseGet(move::toString);
    }
}
