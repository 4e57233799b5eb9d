package dev.halma.engine.evaluation;

import java.util.EnumMap;
import java.util.Map;

/** A value for each {@link Weight}. */
public final class Weights {

    public static final Weights USUAL = new Weights(new EnumMap<>(Weight.class));

    private final Map<Weight, Integer> changed;

    private Weights(Map<Weight, Integer> changed) {
        this.changed = changed;
    }

    public int of(Weight weight) {
        return changed.getOrDefault(weight, weight.usual());
    }

    public Weights with(Weight weight, int value) {
        if (value < weight.least() || value > weight.most()) {
            throw new IllegalArgumentException(weight + " from " + weight.least() + " to " + weight.most());
        }
        Map<Weight, Integer> all = new EnumMap<>(Weight.class);
        all.putAll(changed);
        all.put(weight, value);
        return new Weights(all);
    }
}
