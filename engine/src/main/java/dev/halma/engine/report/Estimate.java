package dev.halma.engine.report;

import dev.halma.engine.search.Search;
import dev.halma.rules.variant.Variant;

/** The meaning of a score for the seat to move: a lead, or the end of the game. */
public sealed interface Estimate {

    /** No search looks farther ahead than this number of turns, so a score this close to a win is a win. */
    int FARTHEST_END = 1000;

    /** The lead over the best other side, in hundredths of a step; negative if the side is behind. */
    record Lead(int hundredths) implements Estimate {

        /** The lead in turns, rounded. */
        public int turns(Variant variant) {
            return (int) Math.round((double) hundredths / OneTurn.in(variant));
        }
    }

    /** The side wins after this number of turns, those of all seats counted. */
    record Wins(int turns) implements Estimate {}

    record Loses(int turns) implements Estimate {}

    static Estimate of(int score) {
        if (score > Search.WIN - FARTHEST_END) return new Wins(Search.WIN - score);
        if (score < FARTHEST_END - Search.WIN) return new Loses(Search.WIN + score);
        return new Lead(score);
    }
}
