package dev.halma.engine.level;

import java.util.Arrays;
import java.util.Optional;

/**
 * The eight levels. A weaker player searches less deeply and overlooks long chains, but never plays nonsense.
 */
public enum Level {
    LADYBIRD(1, 1, 0, 5, 1, 600, 1, 0),
    DUCKLING(2, 1, 2, 20, 255, 80, 255, 1180),
    HEDGEHOG(3, 1, 3, 40, 255, 40, 255, 1340),
    FROG(4, 2, 5, 75, 255, 0, 255, 1760),
    HARE(5, 3, 6, 85, 255, 0, 255, 2060),
    HERON(6, 4, 9, 95, 255, 0, 255, 2260),
    FOX(7, 5, 255, 100, 255, 0, 255, 2380),
    OWL(8, 100, 255, 100, 255, 0, 255, 2810);

    private final int number;
    private final int depth;
    private final int sight;
    private final int attention;
    private final int reach;
    private final int whim;
    private final int planned;
    private final int rating;

    Level(int number, int depth, int sight, int attention, int reach, int whim, int planned, int rating) {
        this.number = number;
        this.depth = depth;
        this.sight = sight;
        this.attention = attention;
        this.reach = reach;
        this.whim = whim;
        this.planned = planned;
        this.rating = rating;
    }

    /** The level with this number, 1 to 8; empty if there is none. */
    public static Optional<Level> of(int number) {
        return Arrays.stream(values()).filter(level -> level.number == number).findFirst();
    }

    /** The level whose number is written like this. */
    public static Optional<Level> named(String number) {
        return Arrays.stream(values())
                .filter(level -> number.equals(Integer.toString(level.number)))
                .findFirst();
    }

    public int number() {
        return number;
    }

    /**
     * Its Elo rating, from games of all levels against each other; see docs/engine.md. A greedy player, who always
     * takes the longest way forward, has 800. A player with 200 points more wins three games of four.
     */
    public int rating() {
        return rating;
    }

    /** The search depth in turns. */
    int depth() {
        return depth;
    }

    /** The longest chain, in hops, that it always notices. */
    int sight() {
        return sight;
    }

    /** The longest chain, in hops, that it can notice. */
    int reach() {
        return reach;
    }

    /** The probability to notice a chain between those two lengths, in percent. */
    int attention() {
        return attention;
    }

    /** The largest random bonus for a move, in hundredths of a step. */
    int whim() {
        return whim;
    }

    /** In a race, the largest number of pieces outside the goal whose way home it plans. */
    int planned() {
        return planned;
    }
}
