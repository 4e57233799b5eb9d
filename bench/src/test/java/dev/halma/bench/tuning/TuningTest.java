package dev.halma.bench.tuning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Weight;
import dev.halma.engine.evaluation.Weights;
import dev.halma.engine.search.Limits;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TuningTest {

    private static final Ranges RANGES = new Ranges(List.of(Weight.STEP, Weight.REPLIES));

    private static Duel duel(String variant) {
        return new Duel(Position.start(Variants.named(variant), Seat.A), 4, Limits.nodes(60));
    }

    private static Tuning tuning(int iterations) {
        Spsa.Schedule schedule = new Spsa.Schedule(iterations, 0.2, 0.5);
        return new Tuning(
                new Ranges(List.of(Weight.STEP, Weight.LAG)), Weights.USUAL, schedule, List.of(duel("halma-8")), 7);
    }

    @Test
    void weightsAreCoordinatesInTheirRanges() {
        Weights weights = Weights.USUAL.with(Weight.STEP, 50).with(Weight.REPLIES, 99);
        assertThat(RANGES.point(weights)).containsExactly(0.25, 1.0);
        assertThat(RANGES.weights(Weights.USUAL, List.of(0.25, 1.0)).text()).isEqualTo("step=50,replies=99");
        assertThat(RANGES.weights(Weights.USUAL, List.of(1.0, 0.0)).text()).isEqualTo("step=200,replies=1");
        assertThat(RANGES.weights(Weights.USUAL.with(Weight.LAG, 9), List.of(0.0, 0.0))
                        .of(Weight.LAG))
                .isEqualTo(9);
    }

    @ParameterizedTest
    @ValueSource(strings = {"halma-8", "chinese-3", "american-4"})
    void equalsHaveNoAdvantageWhereverTheySit(String variant) {
        for (int number = 0; number < 3; number++) {
            assertThat(duel(variant).advantage(Weights.USUAL, Weights.USUAL, number, 5))
                    .isZero();
        }
    }

    @Test
    void whoSeesNoWayHomeLosesFromBothSeats() {
        Weights blind = Weights.parse("step=0,depth=0,lag=0,aside=0").orElseThrow();
        assertThat(duel("halma-8").advantage(Weights.USUAL, blind, 0, 1)).isEqualTo(1);
        assertThat(duel("halma-8").advantage(blind, Weights.USUAL, 0, 1)).isEqualTo(-1);
    }

    @Test
    void theSameSeedGivesTheSameValuesOnOneThread() throws InterruptedException {
        List<String> values = new ArrayList<>();
        for (int i = 0; i < 2; i++) {
            Tuning tuning = tuning(12);
            List<Integer> played = new ArrayList<>();
            tuning.run(1, (duels, now) -> played.add(duels), () -> false);
            assertThat(played).hasSize(12).endsWith(12);
            values.add(tuning.weights().text());
        }
        assertThat(values.get(0)).isEqualTo(values.get(1)).isNotEqualTo("step=80,lag=200");
    }

    @Test
    void stopsWithTheValuesSoFar() throws InterruptedException {
        Tuning tuning = tuning(1000);
        List<String> values = new ArrayList<>();
        tuning.run(2, (duels, now) -> values.add(now.text()), () -> values.size() >= 3);
        assertThat(values).hasSizeBetween(3, 4);
        assertThat(tuning.weights().text()).isEqualTo(values.getLast());
    }

    @Test
    void printsAPlayerForMatches() {
        StringWriter out = new StringWriter();
        StringWriter err = new StringWriter();
        int code = Tuner.commandLine(new Tuner())
                .setOut(new PrintWriter(out))
                .setErr(new PrintWriter(err))
                .execute("halma-8", "chinese-3", "--weights", "step,Lag", "--games", "4", "--nodes", "50");
        assertThat(code).isZero();
        assertThat(out.toString()).matches("engine:step=\\d+,lag=\\d+\\R");
        assertThat(err.toString()).contains("] 4 of 4 games, step=").endsWith(" 0 s left" + System.lineSeparator());
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "halma-9 | There is no variant “halma-9”",
                "halma-8 --games 1 | --games must be a number from 2 to",
                "halma-8 --weights speed | Invalid value for option '--weights'",
                "halma-8 --from lag=9999 | --from takes weights in their ranges",
                "halma-8 --threads 0 | --threads must be a number from 1 to 1024, not 0",
                "halma-8 --reach 2 | --reach must be above 0",
            })
    void badInputIsRefused(String arguments, String answer) {
        StringWriter err = new StringWriter();
        int code = Tuner.commandLine(new Tuner()).setErr(new PrintWriter(err)).execute(arguments.split(" ", -1));
        assertThat(code).isEqualTo(2);
        assertThat(err.toString()).contains(answer);
    }
}
