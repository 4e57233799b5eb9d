package dev.halma.bench.learning;

import dev.halma.engine.level.Dice;
import java.util.Arrays;
import java.util.List;

/**
 * Linear regression by Adam with the Huber loss, which large errors don't dominate. It learns a correction of the
 * static evaluation, so that the sum equals the score of a deeper search.
 */
final class Regression {

    private static final int BATCH = 128;
    private static final double FIRST_MOMENT = 0.9;
    private static final double SECOND_MOMENT = 0.999;
    private static final double LARGEST_ERROR = 800;

    /** The regularisation: how strongly parameters are drawn to 0. Matches and unseen games decided it. */
    private static final double SHRINKING = 0.00003;

    /** The value of having the move is learned faster than the others: it occurs in every sample. */
    private static final double FASTER = 5;

    private final Factors factors;
    private final int move; // the index of the value of having the move, after all parameters
    private final double[] learned;
    private final double[] mean;
    private final double[] square;
    private final double[] slope;
    private int steps;

    Regression(Factors factors) {
        this.factors = factors;
        move = factors.count();
        learned = new double[move + 1];
        mean = new double[move + 1];
        square = new double[move + 1];
        slope = new double[move + 1];
    }

    /** The parameters of the {@link Factors}. */
    double[] learned() {
        return Arrays.copyOf(learned, move);
    }

    /** How far the corrected leads are from the wanted ones: the root of the mean square. */
    double error(List<Sample> samples) {
        double sum = 0;
        for (Sample sample : samples) sum += Math.pow(error(sample), 2);
        return Math.sqrt(sum / samples.size());
    }

    private double error(Sample sample) {
        double lead = sample.lead() + learned[move];
        for (int value : sample.values()) {
            for (int part : factors.of(value)) lead += (part & 1) == 0 ? learned[part >> 1] : -learned[part >> 1];
        }
        return lead - sample.wanted();
    }

    /**
     * Learns from as many samples as there are, drawn at random.
     *
     * @param rate the step of a parameter
     */
    void learn(List<Sample> samples, double rate, Dice dice) {
        for (int batch = 0; batch < samples.size() / BATCH; batch++) {
            Arrays.fill(slope, 0);
            for (int i = 0; i < BATCH; i++) add(samples.get(dice.roll(samples.size())));
            step(rate);
        }
    }

    private void add(Sample sample) {
        double error = Math.clamp(error(sample), -LARGEST_ERROR, LARGEST_ERROR) / LARGEST_ERROR / BATCH;
        slope[move] += error;
        for (int value : sample.values()) {
            for (int part : factors.of(value)) slope[part >> 1] += (part & 1) == 0 ? error : -error;
        }
    }

    private void step(double rate) {
        steps++;
        double first = 1 - Math.pow(FIRST_MOMENT, steps);
        double second = 1 - Math.pow(SECOND_MOMENT, steps);
        for (int i = 0; i <= move; i++) {
            double gradient = slope[i] + (i < move ? SHRINKING * factors.shrinking(i) * learned[i] : 0);
            mean[i] = FIRST_MOMENT * mean[i] + (1 - FIRST_MOMENT) * gradient;
            square[i] = SECOND_MOMENT * square[i] + (1 - SECOND_MOMENT) * gradient * gradient;
            double by = rate * (mean[i] / first) / (Math.sqrt(square[i] / second) + 1e-8);
            learned[i] -= i < move ? by : FASTER * by;
        }
    }
}
