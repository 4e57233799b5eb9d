package dev.halma.engine.report;

import dev.halma.engine.search.Search;
import dev.halma.rules.variant.Variant;

/** What a score says: who is how far ahead, or when the game ends. Always as the seat to move sees it. */
public sealed interface Estimate {

    /** No search looks farther ahead than this many turns, so scores nearer to a win are wins. */
    int FARTHEST_END = 1000;

    /** How far the side is ahead of the best of the others, in hundredths of a step; behind where it is negative. */
    record Lead(int hundredths) implements Estimate {

        /** About how many turns that is. */
        public int turns(Variant variant) {
            return (int) Math.round((double) hundredths / OneTurn.in(variant));
        }
    }

    /** The side wins after so many turns, counting those of all seats. */
    record Wins(int turns) implements Estimate {}

    record Loses(int turns) implements Estimate {}

    static Estimate of(int score) {
        if (score > Search.WIN - FARTHEST_END) return new Wins(Search.WIN - score);
        if (score < FARTHEST_END - Search.WIN) return new Loses(Search.WIN + score);
        return new Lead(score);
    }
}
