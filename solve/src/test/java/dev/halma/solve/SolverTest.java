package dev.halma.solve;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.VariantText;
import dev.halma.rules.variant.Variant;
import dev.halma.solve.Solution.Counts;
import dev.halma.testkit.Effort;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.atomic.AtomicInteger;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SolverTest {

    private static Variant variant(String text, String house) {
        return HouseText.parse(VariantText.parse(text).orThrow(), house).orThrow();
    }

    private static Solution solved(String text, Ending ending) {
        return new Solver(variant(text, ""), ending, 2, (pass, done, all) -> {}).solve();
    }

    /** The counts of the literature, which knows only this ending. */
    @ParameterizedTest
    @CsvSource({"7, 1, 4704, 2304, 0, 96", "7, 2, 2542512, 1265851, 0, 10810"})
    void thePublishedCountsComeOut(int size, int pieces, long positions, long wins, long draws, long never) {
        Counts counts = solved("diamond(%d) camp=%d seats=2".formatted(size, pieces), Ending.FILLED)
                .counts();
        assertThat(counts.positions()).isEqualTo(positions);
        assertThat(counts.winsOfOneSeat()).isEqualTo(wins);
        assertThat(counts.draws()).isEqualTo(draws);
        assertThat(counts.never()).isEqualTo(never);
    }

    @Tag("soak")
    @Test
    void aBoardWithDrawsHasThePublishedCounts() {
        Counts counts = solved("diamond(5) camp=3 seats=2", Ending.FILLED).counts();
        assertThat(counts.positions()).isEqualTo(7_084_000);
        assertThat(counts.winsOfOneSeat()).isEqualTo(3_499_722);
        assertThat(counts.draws()).isEqualTo(26_036);
        assertThat(counts.never()).isEqualTo(58_520);
    }

    @Tag("law")
    @ParameterizedTest
    @CsvSource({
        "diamond(4) camp=2 seats=2, BLOCKERS_LEAVE",
        "diamond(4) camp=2 seats=2, BLOCKING_FREE",
        "diamond(4) camp=2 seats=2, FILLED",
        "square(4) camp=2 seats=2, BLOCKERS_LEAVE",
        "diamond(4) camp=3 seats=2, BLOCKERS_LEAVE",
        "square(4) camp=3 seats=2, BLOCKING_FREE",
    })
    void theRuleBooksMovesAgreeWithTheTable(String text, Ending ending) {
        Solution solution = solved(text, ending);
        assertThat(new Check(solution).wrongAmong(Effort.times(500, 20_000), Effort.seed()))
                .isEmpty();
    }

    @Test
    void aSolverThatWasStoppedGoesOn(@TempDir Path folder) throws IOException {
        Variant variant = variant("square(4) camp=2 seats=2", "");
        Path file = folder.resolve("board.table");
        AtomicInteger calls = new AtomicInteger();
        Solver stopped = new Solver(variant, Ending.BLOCKERS_LEAVE, 1, (pass, done, all) -> {
            if (pass == 4 && calls.incrementAndGet() == 1) throw new IllegalStateException("stopped");
        });
        assertThatThrownBy(() -> stopped.solve(file)).hasMessageContaining("pass 4");
        assertThat(Solver.isDone(file)).isFalse();
        Solution resumed = new Solver(
                        variant,
                        Ending.BLOCKERS_LEAVE,
                        1,
                        (pass, done, all) -> assertThat(pass).isGreaterThanOrEqualTo(4))
                .solve(file);
        assertThat(Solver.isDone(file)).isTrue();
        assertThat(resumed.checksum())
                .isEqualTo(solved("square(4) camp=2 seats=2", Ending.BLOCKERS_LEAVE)
                        .checksum());
        assertThat(Files.size(file)).isEqualTo(120L * 91);
    }

    @Test
    void whatCantBeSolvedIsSaid() {
        assertThatThrownBy(() -> new Solver(variant("square(4) camp=2 seats=4", ""), Ending.FILLED, 1, (p, d, a) -> {}))
                .hasMessageContaining("two seats");
        assertThatThrownBy(() -> Ending.of(variant("square(4) camp=2", "guards=1")))
                .hasMessageContaining("guards");
        assertThatThrownBy(
                        () -> new Solver(variant("square(16) camp=19 seats=2", ""), Ending.FILLED, 1, (p, d, a) -> {}))
                .hasMessageContaining("too many positions");
    }
}
