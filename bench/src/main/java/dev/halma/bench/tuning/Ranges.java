package dev.halma.bench.tuning;

import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import java.util.List;

/** Weights as coordinates from 0 to 1 in their ranges. */
record Ranges(List<Weight> tuned) {

    Ranges {
        tuned = List.copyOf(tuned);
    }

    List<Double> point(Weights weights) {
        return tuned.stream()
                .map(weight -> (double) (weights.of(weight) - weight.least()) / (weight.most() - weight.least()))
                .toList();
    }

    /** The weights at a point; the weights that are not tuned keep their values. */
    Weights weights(Weights others, List<Double> point) {
        Weights weights = others;
        for (int i = 0; i < tuned.size(); i++) {
            Weight weight = tuned.get(i);
            long value = weight.least() + Math.round(point.get(i) * (weight.most() - weight.least()));
            weights = weights.with(weight, (int) value);
        }
        return weights;
    }
}
