package dev.halma.bench.tuning;

import dev.halma.engine.level.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Simultaneous perturbation stochastic approximation: maximises a function that is only known through noise. Every
 * iteration compares two points on opposite sides of the present one, with all coordinates changed at once, and takes a
 * small step towards the better one. Coordinates run from 0 to 1.
 */
final class Spsa {

    /** How the steps and the distances shrink between iterations: the usual values for noisy measurements. */
    private static final double STEP_DECAY = 0.602;

    private static final double REACH_DECAY = 0.101;

    /** The first iterations count as if a tenth of all had gone before. Otherwise their steps would be too large. */
    private static final double HEAD_START = 0.1;

    /**
     * The sizes of the steps.
     *
     * @param iterations the number of iterations
     * @param reach the distance of the two points from the present one, in the last iteration
     * @param rate the step after a clear win, in reaches, in the last iteration
     */
    record Schedule(int iterations, double reach, double rate) {

        double reach(int iteration) {
            return reach * Math.pow((double) iterations / iteration, REACH_DECAY);
        }

        /** The step after a clear win, as a part of the whole range. */
        double step(int iteration) {
            double headStart = HEAD_START * iterations;
            double decay = Math.pow((headStart + iterations) / (headStart + iteration), STEP_DECAY);
            return rate * decay * reach * reach / reach(iteration);
        }
    }

    /**
     * Two points to compare.
     *
     * @param signs for each coordinate, 1 if it is greater in plus and -1 if it is greater in minus
     * @param step the step after a clear win
     */
    record Probe(List<Double> plus, List<Double> minus, List<Integer> signs, double step) {}

    private final Schedule schedule;
    private final Dice dice;
    private List<Double> point;
    private int iteration;

    Spsa(List<Double> start, Schedule schedule, long seed) {
        this.schedule = schedule;
        this.dice = new Dice(seed);
        this.point = List.copyOf(start);
    }

    /** The present point. */
    List<Double> point() {
        return point;
    }

    /** The next points to compare. Several comparisons may run at once. */
    Probe next() {
        iteration++;
        List<Integer> signs = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) signs.add(dice.roll(2) == 0 ? 1 : -1);
        double reach = schedule.reach(iteration);
        return new Probe(moved(signs, reach), moved(signs, -reach), signs, schedule.step(iteration));
    }

    /**
     * Takes a step towards the better point.
     *
     * @param advantage of plus over minus, from -1 to 1
     */
    void learn(Probe probe, double advantage) {
        point = Collections.unmodifiableList(moved(probe.signs(), probe.step() * advantage));
    }

    private List<Double> moved(List<Integer> signs, double distance) {
        List<Double> moved = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) {
            moved.add(Math.clamp(point.get(i) + signs.get(i) * distance, 0.0, 1.0));
        }
        return moved;
    }
}
