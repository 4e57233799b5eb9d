package dev.halma.engine.analysis;

import dev.halma.engine.report.Estimate;
import dev.halma.engine.report.OneTurn;
import dev.halma.engine.report.Report;
import dev.halma.engine.search.Variation;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Move;
import java.util.OptionalInt;

/**
 * A move of a game, compared with the best one.
 *
 * @param number the number of the event in the game, from 1
 * @param before the game in which it was played
 * @param played the variation that begins with the move
 * @param best the best variation, which may be the same
 * @param provenLoss the turns that the move cost, if the turns home are proven before and after it
 */
public record Judgement(int number, Game before, Variation played, Variation best, OptionalInt provenLoss) {

    public Move move() {
        return played.best();
    }

    /** The turns that the move cost, proven or estimated. */
    public TurnsLost lost() {
        return provenLoss.isPresent()
                ? new TurnsLost.Proven(provenLoss.getAsInt())
                : new TurnsLost.Estimated(OneTurn.turns(cost(), before.variant()));
    }

    /**
     * The score of the best variation minus that of the move played, in hundredths of a step. Where the loss is proven, it
     * counts.
     */
    public int cost() {
        if (provenLoss.isPresent()) return provenLoss.getAsInt() * OneTurn.in(before.variant());
        return move().equals(best.best()) ? 0 : Math.max(0, score(best) - score(played));
    }

    /** The score of a variation. An end that is only expected counts as the lead that it leaves. */
    private int score(Variation variation) {
        return switch (Estimate.of(variation.score())) {
            case Estimate.ExpectedWin win -> new Report(before.position(), variation).lead();
            case Estimate.ExpectedLoss loss -> new Report(before.position(), variation).lead();
            default -> variation.score();
        };
    }

    /** Whether the move costs a turn or more. */
    public boolean isTurningPoint() {
        return cost() >= OneTurn.in(before.variant());
    }
}
