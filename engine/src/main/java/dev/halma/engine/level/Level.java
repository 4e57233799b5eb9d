package dev.halma.engine.level;

import java.util.Arrays;
import java.util.Optional;

/**
 * The eight strengths. A weaker player looks less far ahead and overlooks long chains; it does not play nonsense.
 */
public enum Level {
    LADYBIRD(1, "Takes small steps forward and is happy about every hop.", 1, 1, 0, 160),
    DUCKLING(2, "Follows the others across the board and sees the next hop.", 1, 2, 20, 80),
    HEDGEHOG(3, "Moves carefully and finds short chains.", 1, 3, 40, 40),
    FROG(4, "Loves to leap, and thinks of your answer.", 2, 5, 75, 0),
    HARE(5, "Quick and keen; misses a long ladder now and then.", 3, 6, 85, 0),
    HERON(6, "Patient. Waits for the ladder that you leave open.", 4, 9, 95, 0),
    FOX(7, "Builds ladders for itself and shuts yours.", 5, 255, 100, 0),
    OWL(8, "Everything it knows, for as long as you let it think.", 100, 255, 100, 0);

    private final int number;
    private final String character;
    private final int depth;
    private final int sight;
    private final int attention;
    private final int whim;

    Level(int number, String character, int depth, int sight, int attention, int whim) {
        this.number = number;
        this.character = character;
        this.depth = depth;
        this.sight = sight;
        this.attention = attention;
        this.whim = whim;
    }

    public static Optional<Level> of(int number) {
        return Arrays.stream(values()).filter(level -> level.number == number).findFirst();
    }

    public int number() {
        return number;
    }

    public String character() {
        return character;
    }

    /** How many turns it looks ahead. */
    int depth() {
        return depth;
    }

    /** Chains up to this many hops it always sees. */
    int sight() {
        return sight;
    }

    /** How often, of a hundred times, it sees a longer one. */
    int attention() {
        return attention;
    }

    /** By how much it prefers one move to another for no reason, in hundredths of a step. */
    int whim() {
        return whim;
    }
}
