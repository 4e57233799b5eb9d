package dev.halma.rules.variant;

import java.util.Optional;

/** One player's place at the board. The order of the letters is the order of the turns, clockwise. */
@SuppressWarnings("EnumOrdinal") // the order is the meaning here
public enum Seat {
    A,
    B,
    C,
    D,
    E,
    F;

    private static final Seat[] ALL = values();

    /**
     * The seat with this place in the order of the turns.
     *
     * @throws IllegalArgumentException if the index is not 0 to 5
     */
    public static Seat of(int index) {
        if (index < 0 || index >= ALL.length) {
            throw new IllegalArgumentException("seats have the indices 0 to 5, not " + index);
        }
        return ALL[index];
    }

    /** The seat with this letter, large or small; empty if there is none. */
    public static Optional<Seat> ofLetter(char letter) {
        int index = Character.toUpperCase(letter) - 'A';
        return index >= 0 && index < ALL.length ? Optional.of(ALL[index]) : Optional.empty();
    }

    /** The place in the order of the turns, from 0. */
    public int index() {
        return ordinal();
    }

    /** The small letter that stands for this seat's pieces. */
    public char letter() {
        return (char) ('a' + ordinal());
    }
}
