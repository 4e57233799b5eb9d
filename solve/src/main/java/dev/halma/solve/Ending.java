package dev.halma.solve;

import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.Variant;
import java.util.Objects;

/** When a seat has won. */
public enum Ending {
    /** Section 8 of the rules without guards: blockers must leave a full goal, and those that can't count as the owner's. */
    BLOCKERS_LEAVE,
    /** Blocking is free: the whole goal is filled by the seat's own pieces. */
    BLOCKING_FREE,
    /** As in the literature: the goal is full, and at least one piece in it is the seat's own. */
    FILLED;

    /**
     * The ending under a variant's house rules.
     *
     * @throws IllegalArgumentException if the rules allow one guard
     */
    public static Ending of(Variant variant) {
        Objects.requireNonNull(variant, "variant");
        return switch (variant.houseRules().guards()) {
            case NONE -> BLOCKERS_LEAVE;
            case ANY -> BLOCKING_FREE;
            case ONE -> throw new IllegalArgumentException("guards are 0 or any, not " + Guards.ONE.text());
        };
    }
}
