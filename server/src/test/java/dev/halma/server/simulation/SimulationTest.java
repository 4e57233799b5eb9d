package dev.halma.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.simulation.Simulation.Report;
import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

/** Thousands of seeds. A seed that fails prints the command that shows it again. */
class SimulationTest {

    private static final int SEEDS = 3_000;

    @Test
    void nothingIsLostDoubledOrForgotten() {
        List<Report> reports = LongStream.range(0, SEEDS)
                .mapToObj(seed -> Simulation.run(seed, Simulation.USUAL_STEPS))
                .toList();
        assertThat(reports.stream()
                        .filter(report -> report.violation().isPresent())
                        .map(Report::text))
                .isEmpty();
        assertThat(reports.stream().mapToInt(Report::acknowledged).sum()).isGreaterThan(5 * SEEDS);
        assertThat(reports.stream().filter(report -> report.tables() > 1)).hasSizeGreaterThan(SEEDS / 100);
    }

    @Test
    void theSameSeedDoesTheSame() {
        for (long seed = 0; seed < 20; seed++) {
            assertThat(Simulation.run(seed, 1_000)).isEqualTo(Simulation.run(seed, 1_000));
        }
    }
}
