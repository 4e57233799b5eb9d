package dev.halma.engine.report;

import dev.halma.engine.search.Search;
import dev.halma.rules.variant.Variant;

/** The meaning of a score for the seat to move: a lead, or the end of the game, proven or expected. */
public sealed interface Estimate {

    /** The lead over the best other side, in hundredths of a step; negative if the side is behind. */
    record Lead(int hundredths) implements Estimate {

        /** The lead in turns, rounded. */
        public int turns(Variant variant) {
            return (int) Math.round((double) hundredths / OneTurn.in(variant));
        }
    }

    /** The side wins after this number of turns at the most, those of all seats counted, against every reply. */
    record Wins(int turns) implements Estimate {}

    /** The side loses after this number of turns at the most, whatever it plays. */
    record Loses(int turns) implements Estimate {}

    /** The side wins after this number of turns against the replies that were searched. */
    record ExpectedWin(int turns) implements Estimate {}

    /** The side loses after this number of turns with the moves that were searched. */
    record ExpectedLoss(int turns) implements Estimate {}

    static Estimate of(int score) {
        int size = Math.abs(score);
        if (size > Search.WIN - Search.FARTHEST_END) {
            int turns = Search.WIN - size;
            return score > 0 ? new Wins(turns) : new Loses(turns);
        }
        if (size > Search.EXPECTED_WIN - Search.FARTHEST_END) {
            int turns = Search.EXPECTED_WIN - size;
            return score > 0 ? new ExpectedWin(turns) : new ExpectedLoss(turns);
        }
        return new Lead(score);
    }
}
