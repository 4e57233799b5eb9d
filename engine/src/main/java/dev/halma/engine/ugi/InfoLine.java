package dev.halma.engine.ugi;

import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.MoveWords;
import dev.halma.engine.report.Report;
import dev.halma.rules.move.Position;
import java.util.stream.Collectors;

/**
 * One {@code info} about a variation.
 *
 * @param number the number of the variation, from 1
 * @param nodes the nodes of all variations so far
 */
record InfoLine(int number, Report report, long nodes, long nanos) {

    String text(MoveWords words) {
        String moves = words.of(report.position(), report.moves());
        String speed = nanos > 0 ? " nps " + (long) (nodes * 1e9 / nanos) : "";
        return "info depth " + report.depth() + " multipv " + number + " score " + score() + " scores " + scores()
                + home() + " nodes " + nodes + speed + " time " + nanos / 1_000_000 + " pv " + moves;
    }

    private String score() {
        return switch (report.estimate()) {
            case Estimate.Lead(int hundredths) -> "cp " + hundredths;
            case Estimate.Wins(int turns) -> "mate " + rounds(turns);
            case Estimate.Loses(int turns) -> "mate -" + rounds(turns);
            case Estimate.ExpectedWin(int turns) -> "cp " + report.lead() + " expected " + rounds(turns);
            case Estimate.ExpectedLoss(int turns) -> "cp " + report.lead() + " expected -" + rounds(turns);
        };
    }

    /** The turns of the seat to move, because UCI counts a mate in moves of one player. */
    private int rounds(int turns) {
        Position position = report.position();
        int inPlay = position.seatsInPlay().size();
        return (turns + inPlay - 1) / inPlay;
    }

    /** In a race, the turns until the seat to move is home, and whether they are proven. */
    private String home() {
        return report.home()
                .map(turns -> switch (turns) {
                    case TurnsHome.Proven(int proven) -> " home " + proven + " proven";
                    case TurnsHome.Estimated(int estimated) -> " home " + estimated + " estimated";
                })
                .orElse("");
    }

    private String scores() {
        return report.scores().entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
