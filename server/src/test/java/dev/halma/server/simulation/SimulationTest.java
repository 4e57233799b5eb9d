package dev.halma.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.simulation.Simulation.Report;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Hundreds of seeds; {@code halma simulate} goes through more. A seed that fails prints the command that shows it again. */
class SimulationTest {

    private static final int SEEDS = 300;

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void nothingIsLostDoubledOrForgotten(int nodes) {
        List<Report> reports = LongStream.range(0, SEEDS)
                .mapToObj(seed -> Simulation.run(seed, Simulation.USUAL_STEPS, nodes))
                .toList();
        assertThat(reports.stream()
                        .filter(report -> report.violation().isPresent())
                        .map(Report::text))
                .isEmpty();
        assertThat(reports.stream().mapToInt(Report::acknowledged).sum()).isGreaterThan(6 * SEEDS);
        assertThat(reports.stream().filter(report -> report.tables() > 1)).hasSizeGreaterThan(SEEDS / 10);
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theSameSeedDoesTheSame(int nodes) {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Simulation.run(seed, 500, nodes)).isEqualTo(Simulation.run(seed, 500, nodes));
        }
    }
}
