package dev.halma.engine.race;

/**
 * The turns that a seat in a race needs until it is home. What is proven and what is estimated are different types, so
 * that nobody takes one for the other.
 */
public sealed interface TurnsHome {

    int turns();

    default boolean isProven() {
        return this instanceof Proven;
    }

    /**
     * No way home is shorter, and this many turns suffice, as long as the other seat comes no nearer to this seat's
     * goal; see {@link Prover}.
     */
    record Proven(int turns) implements TurnsHome {}

    /** The length of the shortest way that was found. There may be a shorter one. */
    record Estimated(int turns) implements TurnsHome {}
}
