package dev.halma.bench.tuning;

import dev.halma.engine.level.Dice;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * Climbs a hill that can only be felt through noise: simultaneous perturbation stochastic approximation. Every round tries
 * two points on opposite sides of where it stands, all coordinates changed at once, and takes a small step towards the
 * better one. Coordinates run from 0 to 1.
 */
final class Spsa {

    /** How the steps and the distances tried shrink from round to round; the usual choice for noisy measurements. */
    private static final double STEP_DECAY = 0.602;

    private static final double REACH_DECAY = 0.101;

    /** The first rounds count as if a tenth of all had gone before, or they would take too large steps. */
    private static final double HEAD_START = 0.1;

    /**
     * How boldly it climbs.
     *
     * @param rounds how many there will be
     * @param reach how far from where it stands it tries, in the last round
     * @param rate the step for a clear win, in reaches, in the last round
     */
    record Schedule(int rounds, double reach, double rate) {

        double reach(int round) {
            return reach * Math.pow((double) rounds / round, REACH_DECAY);
        }

        /** The step for a clear win, as a part of the whole range. */
        double step(int round) {
            double headStart = HEAD_START * rounds;
            double decay = Math.pow((headStart + rounds) / (headStart + round), STEP_DECAY);
            return rate * decay * reach * reach / reach(round);
        }
    }

    /**
     * Two points to compare.
     *
     * @param signs for each coordinate, 1 where it is greater in plus and -1 where it is greater in minus
     * @param step how far to go if one of them wins clearly
     */
    record Probe(List<Double> plus, List<Double> minus, List<Integer> signs, double step) {}

    private final Schedule schedule;
    private final Dice dice;
    private List<Double> point;
    private int round;

    Spsa(List<Double> start, Schedule schedule, long seed) {
        this.schedule = schedule;
        this.dice = new Dice(seed);
        this.point = List.copyOf(start);
    }

    /** Where it stands. */
    List<Double> point() {
        return point;
    }

    /** What to compare next. Several may be under way at once. */
    Probe next() {
        round++;
        List<Integer> signs = new ArrayList<>();
        for (int i = 0; i < point.size(); i++) signs.add(dice.roll(2) == 0 ? 1 : -1);
        double reach = schedule.reach(round);
        return new Probe(moved(signs, reach), moved(signs, -reach), signs, schedule.step(round));
    }

    /**
     * Takes a step towards the better one.
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
