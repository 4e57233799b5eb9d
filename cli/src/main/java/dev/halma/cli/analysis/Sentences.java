package dev.halma.cli.analysis;

import dev.halma.engine.analysis.Judgement;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.Outlook;
import dev.halma.engine.report.Report;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import java.util.stream.Collectors;

/** The engine's scores in English. */
final class Sentences {

    private Sentences() {}

    /** Who is ahead by how many turns, or wins. */
    static String outlook(Report report) {
        return switch (report.outlook()) {
            case Outlook.Even() -> "It is about even.";
            case Outlook.Ahead(Side side, int turns) ->
                says(side, "is", "are") + " ahead by about " + turns(turns) + ".";
            case Outlook.Wins(Side side, int turns) -> says(side, "wins", "win") + " " + within(turns) + ".";
            case Outlook.Loses(Side side, int turns) -> says(side, "loses", "lose") + " " + within(turns) + ".";
        };
    }

    private static String says(Side side, String ofOne, String ofMany) {
        boolean one = side.seats().size() == 1;
        String seats = side.seats().stream().map(Seat::name).collect(Collectors.joining(" and "));
        return (one ? "Seat " : "Seats ") + seats + " " + (one ? ofOne : ofMany);
    }

    /** The turns of all seats count. */
    private static String within(int turns) {
        return turns == 1 ? "with this turn" : "within " + turns + " turns";
    }

    static String turns(int turns) {
        return turns == 1 ? "one turn" : turns + " turns";
    }

    /** What a turning point cost, and what would have been better. */
    static String cost(Judgement judgement) {
        Position position = judgement.before().position();
        String better = route(position, judgement.best().best());
        return effect(judgement) + "; better is " + better;
    }

    private static String effect(Judgement judgement) {
        if (Estimate.of(judgement.best().score()) instanceof Estimate.Wins wins) {
            return "misses a win " + within(wins.turns());
        }
        if (Estimate.of(judgement.played().score()) instanceof Estimate.Loses) return "lets another side win";
        Estimate.Lead cost = new Estimate.Lead(judgement.cost());
        return "costs about " + turns(cost.turns(judgement.before().variant()));
    }

    /** A move with all its landings. */
    static String route(Position position, Move move) {
        return position.route(move).map(Object::toString).orElseGet(move::toString);
    }

    /** A score with its sign, or {@code won} and {@code lost}. */
    static String score(Estimate estimate) {
        return switch (estimate) {
            case Estimate.Wins wins -> "won";
            case Estimate.Loses loses -> "lost";
            case Estimate.Lead(int hundredths) -> (hundredths > 0 ? "+" : "") + hundredths;
        };
    }
}
