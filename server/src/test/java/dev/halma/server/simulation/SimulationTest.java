package dev.halma.server.simulation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.simulation.Simulation.Report;
import dev.halma.testkit.Effort;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * The seeds of this run; {@code ./halma lab simulate} goes through any others. A seed that fails prints the command that shows it
 * again.
 */
@Tag("law")
class SimulationTest {

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void nothingIsLostDoubledOrForgotten(int nodes) {
        int seeds = Effort.times(60, 500);
        List<Report> reports = Effort.seeds(seeds)
                .mapToObj(seed -> Simulation.run(seed, Simulation.USUAL_STEPS, nodes))
                .toList();
        assertThat(reports.stream()
                        .filter(report -> report.violation().isPresent())
                        .map(Report::text))
                .isEmpty();
        // The seeds do try something: commands are carried out, and some games have a rematch.
        assertThat(reports.stream().mapToInt(Report::acknowledged).sum()).isGreaterThan(6 * seeds);
        assertThat(reports.stream().filter(report -> report.tables() > 1)).isNotEmpty();
    }

    @ParameterizedTest
    @ValueSource(ints = {1, 3})
    void theSameSeedDoesTheSame(int nodes) {
        Effort.seeds(10)
                .forEach(seed ->
                        assertThat(Simulation.run(seed, 500, nodes)).isEqualTo(Simulation.run(seed, 500, nodes)));
    }
}
