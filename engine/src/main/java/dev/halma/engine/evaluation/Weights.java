package dev.halma.engine.evaluation;

import java.util.Arrays;
import java.util.EnumMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** A value for each {@link Weight}. */
public final class Weights {

    public static final Weights USUAL = new Weights(new EnumMap<>(Weight.class));

    /** Counts steps only: the model of a beginner, and of the opponents with more than two sides. */
    public static final Weights STEPS_ONLY =
            USUAL.with(Weight.LAG, 0).with(Weight.CROWD_LAG, 0).with(Weight.ASIDE, 0);

    private final Map<Weight, Integer> changed;

    private Weights(Map<Weight, Integer> changed) {
        this.changed = changed;
    }

    /** Reads {@code lag=30,aside=40}: changes to the default weights. Empty if a name or a value is wrong. */
    public static Optional<Weights> parse(String text) {
        Weights weights = USUAL;
        for (String setting : text.split(",", -1)) {
            String[] parts = setting.split("=", -1);
            Optional<Weight> weight = Arrays.stream(Weight.values())
                    .filter(known -> known.name().equalsIgnoreCase(parts[0].strip()))
                    .findFirst();
            boolean isNumber = parts.length == 2 && parts[1].strip().matches("[0-9]{1,6}");
            if (weight.isEmpty() || !isNumber) return Optional.empty();
            int value = Integer.parseInt(parts[1].strip());
            if (value < weight.get().least() || value > weight.get().most()) return Optional.empty();
            weights = weights.with(weight.get(), value);
        }
        return Optional.of(weights);
    }

    /** The changed weights, as {@link #parse} reads them. */
    public String text() {
        return changed.entrySet().stream()
                .map(entry -> entry.getKey().name().toLowerCase(Locale.ROOT) + "=" + entry.getValue())
                .collect(Collectors.joining(","));
    }

    /** These weights without the opponents' ways. Holding others up is worth nothing then. */
    public Weights alone() {
        return with(Weight.OPPONENT, 0).with(Weight.RIVAL, 0);
    }

    public int of(Weight weight) {
        return changed.getOrDefault(weight, weight.usual());
    }

    /**
     * With one weight changed.
     *
     * @throws IllegalArgumentException if the value is not between its least and its most
     */
    public Weights with(Weight weight, int value) {
        if (value < weight.least() || value > weight.most()) {
            throw new IllegalArgumentException(
                    weight + " goes from " + weight.least() + " to " + weight.most() + ", not " + value);
        }
        Map<Weight, Integer> all = new EnumMap<>(Weight.class);
        all.putAll(changed);
        all.put(weight, value);
        return new Weights(all);
    }

    @Override
    public boolean equals(Object other) {
        return other instanceof Weights weights && changed.equals(weights.changed);
    }

    @Override
    public int hashCode() {
        return changed.hashCode();
    }
}
