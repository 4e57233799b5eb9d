package dev.halma.cli.study.analysis;

import dev.halma.engine.analysis.Coach;
import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.analysis.TurnsLost;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Outlook;
import dev.halma.engine.report.Report;
import dev.halma.i18n.Texts;
import dev.halma.rules.message.Message;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
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
            case Outlook.ExpectedWin(Side side, int turns) -> sideIs("analysis.expected-win", side, turns);
            case Outlook.ExpectedLoss(Side side, int turns) -> sideIs("analysis.expected-loss", side, turns);
        };
    }

    private String sideIs(String key, Side side, int turns) {
        return texts.text(Message.of(key).with(side).with("turns", turns));
    }

    /** The cost of a turning point, and the better move. */
    String cost(Judgement judgement) {
        Position position = judgement.before().position();
        return texts.text(effect(judgement)
                .with("better", route(position, judgement.best().best())));
    }

    private static Message effect(Judgement judgement) {
        boolean isProven = judgement.provenLoss().isPresent();
        if (!isProven && Estimate.of(judgement.best().score()) instanceof Estimate.Wins wins) {
            return Message.of("analysis.misses-win").with("turns", wins.turns());
        }
        if (!isProven && Estimate.of(judgement.played().score()) instanceof Estimate.Loses) {
            return Message.of("analysis.lets-win");
        }
        return switch (judgement.lost()) {
            case TurnsLost.Proven(int whole) ->
                Message.of("analysis.costs-proven").with("turns", whole);
            case TurnsLost.Estimated(double turns) ->
                Message.of("analysis.costs").with("turns", (int) Math.round(turns));
        };
    }

    /** One line about a turning point. */
    String turningPoint(Judgement judgement) {
        Position position = judgement.before().position();
        return texts.text(Message.of("analysis.turning-point")
                .with("turn", position.turn())
                .with("seat", Message.of("seat.name").with("seat", position.toMove()))
                .with("route", route(position, judgement.move()))
                .with("effect", cost(judgement)));
    }

    /** The turns that a seat needs until it is home, proven or estimated. */
    String home(Seat seat, TurnsHome home) {
        String key = switch (home) {
            case TurnsHome.Proven proven -> "analysis.home-proven";
            case TurnsHome.Estimated estimated -> "analysis.home-estimated";
        };
        return texts.text(Message.of(key)
                .with("seat", Message.of("seat.name").with("seat", seat))
                .with("turns", home.turns()));
    }

    /** A dear move as a puzzle, with the command that shows its position. */
    String puzzle(int number, Judgement judgement) {
        Position position = judgement.before().position();
        String command = "halma show " + position.variant().id() + " --position '" + PositionText.text(position) + "'";
        return texts.text(Message.of("analysis.puzzle")
                .with("number", number)
                .with("seat", Message.of("seat.name").with("seat", position.toMove()))
                .with("route", route(position, judgement.move()))
                .with("command", command));
    }

    /** What went well for a seat. */
    String praise(Coach.Praise praise) {
        Message seat = Message.of("seat.name").with("seat", praise.seat());
        String turns = texts.text(Message.of("analysis.went-well")
                .with("seat", seat)
                .with("good", praise.good())
                .with("all", praise.all()));
        return praise.finest()
                .map(finest -> turns + " "
                        + texts.text(Message.of("analysis.finest")
                                .with("turn", finest.before().position().turn())
                                .with("route", route(finest.before().position(), finest.move()))))
                .orElse(turns);
    }

    String summary(int points, int turns) {
        return texts.text(Message.of("analysis.summary").with("points", points).with("turns", turns));
    }

    String then(String routes) {
        return texts.text(Message.of("analysis.then").with("routes", routes));
    }

    /** A score with its sign, or the words for won and lost. */
    String score(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Wins wins -> texts.text("analysis.won");
            case Estimate.Loses loses -> texts.text("analysis.lost");
            case Estimate.ExpectedWin wins -> texts.text("analysis.expected-won");
            case Estimate.ExpectedLoss loses -> texts.text("analysis.expected-lost");
            case Estimate.Lead(int hundredths) -> (hundredths > 0 ? "+" : "") + hundredths;
        };
    }

    /** A move with all cells of its route. */
    static String route(Position position, Move move) {
        return position.route(move).map(Object::toString).orElseGet(move::toString);
    }
}
