package dev.halma.cli.serve;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.cli.Run;
import org.junit.jupiter.api.Test;

class SimulateTest {

    @Test
    void oneSeedTellsWhatHappened() {
        Run run = Run.halma("simulate", "--seed", "7", "--steps", "200");
        assertThat(run.out()).matches("halma simulate --seed 7 --steps 200: \\d+ tables, \\d+ entries, .*\n");
        assertThat(run.code()).isZero();
        assertThat(Run.halma("simulate", "--seed", "7", "--steps", "200")).isEqualTo(run);
    }

    @Test
    void aSeedNamesItsNodes() {
        Run run = Run.halma("simulate", "--seed", "7", "--nodes", "3", "--steps", "200");
        assertThat(run.out()).matches("halma simulate --seed 7 --nodes 3 --steps 200: \\d+ tables, .*\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void manySeedsTellHowManyFailed() {
        Run run = Run.halma("simulate", "--seeds", "5", "--steps", "50");
        assertThat(run.out()).matches("5 seeds, \\d+ commands acknowledged, 0 seeds failed\n");
        assertThat(run.code()).isZero();
    }

    @Test
    void theNumbersHaveBounds() {
        Run.halma("simulate", "--seeds", "0").requireRefused(2, "--seeds");
        Run.halma("simulate", "--steps", "0").requireRefused(2, "--steps");
        Run.halma("simulate", "--nodes", "0").requireRefused(2, "--nodes");
    }
}
