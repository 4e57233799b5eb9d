package dev.halma.bench.tuning;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.halma.engine.level.Dice;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SpsaTest {

    private static final List<Double> TOP = List.of(0.7, 0.3, 0.5);

    /** The height of a point on a hill that is highest at {@link #TOP}. */
    private static double height(List<Double> point) {
        double height = 0;
        for (int i = 0; i < point.size(); i++) height -= 30 * Math.pow(point.get(i) - TOP.get(i), 2);
        return height;
    }

    @ParameterizedTest
    @ValueSource(longs = {1, 2, 3, 4, 5})
    void climbsAHillThatItOnlyFeelsThroughWinsAndLosses(long seed) {
        Spsa spsa = new Spsa(List.of(0.2, 0.9, 0.1), new Spsa.Schedule(4000, 0.05, 0.2), seed);
        Dice dice = new Dice(-seed);
        for (int i = 0; i < 4000; i++) {
            Spsa.Probe probe = spsa.next();
            double chance = 1 / (1 + Math.exp(height(probe.minus()) - height(probe.plus())));
            spsa.learn(probe, dice.roll(1_000_000) < chance * 1_000_000 ? 1 : -1);
        }
        for (int i = 0; i < TOP.size(); i++) assertThat(spsa.point().get(i)).isCloseTo(TOP.get(i), within(0.15));
    }

    @Test
    void goesTowardsTheWinnerByTheStepThatWasPlanned() {
        Spsa spsa = new Spsa(List.of(0.5, 0.5), new Spsa.Schedule(100, 0.05, 0.1), 1);
        Spsa.Probe probe = spsa.next();
        spsa.learn(probe, -1);
        for (int i = 0; i < 2; i++) {
            double towardsMinus = Math.signum(probe.minus().get(i) - 0.5) * probe.step();
            assertThat(spsa.point().get(i)).isCloseTo(0.5 + towardsMinus, within(1e-12));
        }
    }

    @Test
    void triesOppositePointsAndStaysWhereNeitherIsBetter() {
        Spsa spsa = new Spsa(List.of(0.4, 0.6), new Spsa.Schedule(50, 0.05, 0.1), 1);
        for (int i = 0; i < 50; i++) {
            Spsa.Probe probe = spsa.next();
            assertThat(probe.plus().get(0) + probe.minus().get(0)).isCloseTo(0.8, within(1e-12));
            assertThat(probe.plus().get(1)).isNotCloseTo(0.6, within(0.04));
            spsa.learn(probe, 0);
        }
        assertThat(spsa.point()).containsExactly(0.4, 0.6);
    }

    @Test
    void neverLeavesTheRange() {
        Spsa spsa = new Spsa(List.of(0.0, 1.0), new Spsa.Schedule(200, 0.3, 1), 1);
        for (int i = 0; i < 200; i++) {
            Spsa.Probe probe = spsa.next();
            assertThat(probe.plus()).allMatch(x -> x >= 0 && x <= 1);
            assertThat(probe.minus()).allMatch(x -> x >= 0 && x <= 1);
            spsa.learn(probe, i % 3 == 0 ? -1 : 1);
            assertThat(spsa.point()).allMatch(x -> x >= 0 && x <= 1);
        }
    }

    @Test
    void endsWithTheReachAndTheRateThatWereAskedFor() {
        Spsa.Schedule schedule = new Spsa.Schedule(1000, 0.05, 0.1);
        assertThat(schedule.reach(1000)).isCloseTo(0.05, within(1e-12));
        assertThat(schedule.step(1000)).isCloseTo(0.1 * 0.05, within(1e-12));
        assertThat(schedule.reach(1)).isBetween(0.05, 0.11);
        assertThat(schedule.step(1)).isGreaterThan(schedule.step(1000));
    }
}
