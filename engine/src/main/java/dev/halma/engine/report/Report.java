package dev.halma.engine.report;

import dev.halma.engine.evaluation.Terrain;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.race.TurnsHome;
import dev.halma.engine.search.Variation;
import dev.halma.rules.move.Move;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Variant;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A variation that a search has found, explained for listeners.
 *
 * @param position where the variation begins
 * @param home in a race, the turns that the seat to move needs until it is home, proven or estimated
 */
public record Report(Position position, Variation variation, Optional<TurnsHome> home) {

    /** A variation that a search has found, in no race. */
    public Report(Position position, Variation variation) {
        this(position, variation, Optional.empty());
    }

    /** The search depth in turns. In a planned race, the seat's own turns until it is home. */
    public int depth() {
        return variation.depth();
    }

    /** The number of positions searched. */
    public long nodes() {
        return variation.nodes();
    }

    public Move best() {
        return variation.best();
    }

    /** The principal variation: the best move and the moves expected after it. */
    public List<Move> moves() {
        return variation.moves();
    }

    /**
     * Each seat's lead over the best other side at the end of the variation, in hundredths of a step. An unfinished
     * round is played out first, because an extra turn would distort the comparison.
     */
    public Map<Seat, Integer> scores() {
        return SeatScores.of(endOfRound());
    }

    /**
     * The lead of the side to move, or the end of the game. With more than two sides a search counts only a part of the
     * rivals' ways, so its score is not a lead. Then the lead comes from the ways left.
     */
    public Estimate estimate() {
        Estimate found = Estimate.of(variation.score());
        if (!(found instanceof Estimate.Lead) || hasTwoSides()) return found;
        return new Estimate.Lead(lead());
    }

    /** The lead of the side to move at the end of the variation, in hundredths of a step, by the ways left. */
    public int lead() {
        return SeatScores.ofSides(endOfRound()).getOrDefault(mover(), 0);
    }

    /** Which side is ahead and by how many turns, or which side wins. */
    public Outlook outlook() {
        return switch (Estimate.of(variation.score())) {
            case Estimate.Wins(int turns) -> new Outlook.Wins(mover(), turns);
            case Estimate.Loses(int turns) -> new Outlook.Loses(mover(), turns);
            case Estimate.ExpectedWin(int turns) -> new Outlook.ExpectedWin(mover(), turns);
            case Estimate.ExpectedLoss(int turns) -> new Outlook.ExpectedLoss(mover(), turns);
            case Estimate.Lead lead -> leader(SeatScores.ofSides(endOfRound()));
        };
    }

    private Outlook leader(Map<Side, Integer> leads) {
        Map.Entry<Side, Integer> leader =
                leads.entrySet().stream().max(Map.Entry.comparingByValue()).orElseThrow();
        int turns = new Estimate.Lead(leader.getValue()).turns(variant());
        return turns == 0 ? new Outlook.Even() : new Outlook.Ahead(leader.getKey(), turns);
    }

    /** The end of the variation, continued with the moves that gain most until the round is complete. */
    private Position endOfRound() {
        Terrain terrain = Terrain.of(variant(), Weights.USUAL);
        Position end = position;
        for (Move move : variation.moves()) end = end.after(move);
        while ((end.turn() - 1) % variant().seats() != 0 && !end.isOver()) {
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
