package dev.halma.engine.evaluation;

import dev.halma.rules.variant.Variant;
import java.util.Objects;
import java.util.function.Function;

/**
 * What a position is worth: the tunable weights, and what was learned for each variant.
 *
 * @param learned finds the patterns of a variant; {@link Patterns#NONE} where there are none
 */
public record Evaluation(Weights weights, Function<Variant, Patterns> learned) {

    public Evaluation {
        Objects.requireNonNull(weights, "weights");
        Objects.requireNonNull(learned, "learned");
    }

    /** An evaluation without anything learned. */
    public static Evaluation of(Weights weights) {
        return new Evaluation(weights, variant -> Patterns.NONE);
    }

    public Patterns patterns(Variant variant) {
        return Patterns.fit(variant) ? learned.apply(variant) : Patterns.NONE;
    }

    /** The evaluation without the opponents' ways and without anything learned, which compares both sides. */
    public Evaluation alone() {
        return of(weights.alone());
    }
}
