package dev.halma.engine.report;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Line;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Position;
import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;

/**
 * What a listener is told of a line that a search has found.
 *
 * @param position where the line begins
 */
public record Report(Position position, Line line) {

    /** Turns looked ahead; of a planned race, the seat's own turns until it is home. */
    public int depth() {
        return line.depth();
    }

    /** Positions looked at. */
    public long nodes() {
        return line.nodes();
    }

    public Move best() {
        return line.best();
    }

    /** The principal variation: the best move and what is expected after it. */
    public List<Move> moves() {
        return line.moves();
    }

    /**
     * How far each seat is ahead of the best one of the other sides where the line ends, in hundredths of a step. A round
     * that is not over by then is played out first, or whoever has had a turn more would look better for it.
     */
    public Map<Seat, Integer> scores() {
        return SeatScores.of(endOfRound());
    }

    /**
     * How far the side to move is ahead, or when the game ends. With more than two sides a search counts only a part of
     * the rivals' ways, so its score is no lead there, and the one by the ways left is told instead.
     */
    public Estimate estimate() {
        Estimate found = Estimate.of(line.score());
        if (!(found instanceof Estimate.Lead) || hasTwoSides()) return found;
        return new Estimate.Lead(SeatScores.ofSides(endOfRound()).getOrDefault(mover(), 0));
    }

    /** Who is ahead by how many turns, or wins. */
    public Outlook outlook() {
        return switch (Estimate.of(line.score())) {
            case Estimate.Wins(int turns) -> new Outlook.Wins(mover(), turns);
            case Estimate.Loses(int turns) -> new Outlook.Loses(mover(), turns);
            case Estimate.Lead lead -> leader(SeatScores.ofSides(endOfRound()));
        };
    }

    private Outlook leader(Map<Side, Integer> leads) {
        Map.Entry<Side, Integer> leader =
                leads.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
        int turns = new Estimate.Lead(leader.getValue()).turns(variant());
        return turns == 0 ? new Outlook.Even() : new Outlook.Ahead(leader.getKey(), turns);
    }

    /** The end of the line, and on with the moves that gain most until every seat has had as many turns in the game. */
    private Position endOfRound() {
        Terrain terrain = Terrain.of(variant(), Weights.USUAL);
        Position end = position;
        for (Move move : line.moves()) end = end.after(move);
        while ((end.turn() - 1) % variant().seats() != 0 && end.outcome() instanceof Outcome.Open) {
            Position now = end;
            end = now.after(now.legalMoves().stream()
                    .max(Comparator.comparingInt(move -> terrain.gain(now, move)))
                    .orElseThrow());
        }
        return end;
    }

    private boolean hasTwoSides() {
        return variant().houseRules().sides().sides().size() == 2;
    }

    /** The side to move. */
    private Side mover() {
        return variant().sideOf(position.toMove());
    }

    private Variant variant() {
        return position.variant();
    }
}
