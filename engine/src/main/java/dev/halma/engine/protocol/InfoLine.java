package dev.halma.engine.protocol;

import dev.halma.engine.analysis.Estimate;
import dev.halma.engine.analysis.SeatScores;
import dev.halma.engine.search.Line;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import java.util.stream.Collectors;

/**
 * One {@code info} about a line that was found.
 *
 * @param number of the line, from 1
 * @param nodes looked at for all lines so far
 */
record InfoLine(Game game, int number, Line line, long nodes, long nanos) {

    String text() {
        String moves = line.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
        String speed = nanos > 0 ? " nps " + (long) (nodes * 1e9 / nanos) : "";
        return "info depth " + line.depth() + " multipv " + number + " score " + score() + " scores " + scores()
                + " nodes " + nodes + speed + " time " + nanos / 1_000_000 + " pv " + moves;
    }

    private String score() {
        return switch (Estimate.of(line.score())) {
            case Estimate.Lead(int hundredths) -> "cp " + hundredths;
            case Estimate.Wins(int turns) -> "mate " + rounds(turns);
            case Estimate.Loses(int turns) -> "mate -" + rounds(turns);
        };
    }

    /** Turns of the seat to move: UCI counts a mate in moves of one player. */
    private int rounds(int turns) {
        int inPlay = game.variant().seats() - game.position().resigned().size();
        return (turns + inPlay - 1) / inPlay;
    }

    /** Where the line ends, seat by seat. */
    private String scores() {
        Position end = game.position();
        for (Move move : line.moves()) end = end.after(move);
        return SeatScores.of(end).entrySet().stream()
                .map(entry -> entry.getKey() + " " + entry.getValue())
                .collect(Collectors.joining(" "));
    }
}
