package dev.halma.engine.evaluation;

import dev.halma.rules.variant.Variant;
import java.util.Objects;
import java.util.function.Function;

/**
 * The evaluation of a position: the tunable weights, and the learned patterns of each variant.
 *
 * @param learned finds the patterns of a variant; {@link Patterns#NONE} where there are none
 */
public record Evaluation(Weights weights, Function<Variant, Patterns> learned) {

    public Evaluation {
        Objects.requireNonNull(weights, "weights");
        Objects.requireNonNull(learned, "learned");
    }

    /** An evaluation without learned patterns. */
    public static Evaluation of(Weights weights) {
        return new Evaluation(weights, variant -> Patterns.NONE);
    }

    public Patterns patterns(Variant variant) {
        return Patterns.fit(variant) ? learned.apply(variant) : Patterns.NONE;
    }

    /** The evaluation of a seat's own way alone. It has no learned patterns, because they compare both sides. */
    public Evaluation alone() {
        return of(weights.alone());
    }
}
