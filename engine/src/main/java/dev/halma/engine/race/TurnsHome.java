package dev.halma.engine.race;

/**
 * The turns that a seat in a race needs until it is home. Proven and estimated turns are different types, so that code
 * can't confuse them.
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
