package dev.halma.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.board.Board;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PatternsTest {

    private static final Variant STAR = Variants.named("chinese-2");

    @ParameterizedTest
    @CsvSource({"chinese-2, 267", "american-2, 840", "halma-8, 168"})
    void theLinesOfABoardAreAllRowsOfThree(String id, int count) {
        assertThat(Patterns.lines(Variants.named(id).board())).hasSize(count);
    }

    @Test
    void everyFileFitsInto64Kilobytes() {
        int most = Variants.all().stream()
                .map(Variant::board)
                .mapToInt(board -> Patterns.lines(board).size())
                .max()
                .orElseThrow();
        assertThat(2 * Patterns.WAYS * most + 8).isLessThan(64 * 1024);
    }

    @Test
    void aLineCountsWhatStandsOnItsThreeCells() {
        int[] line = Patterns.lines(STAR.board()).get(5);
        short[] values = noValues(STAR.board());
        values[Patterns.WAYS * 5 + 1 + 2 * 3] = 40; // seat A's piece, seat B's piece, nobody's
        Patterns patterns = Patterns.of(STAR, Patterns.file(STAR, values));
        int[] codes = patterns.codes();
        assertThat(patterns.change(codes, line[0], 1)).isZero();
        assertThat(patterns.change(codes, line[1], 2)).isEqualTo(40);
        assertThat(patterns.sum(codes)).isEqualTo(40);
        assertThat(patterns.change(codes, line[2], 2)).isEqualTo(-40);
        assertThat(patterns.change(codes, line[2], -2)).isEqualTo(40);
    }

    @Test
    void filesAreToldApartByTheirFingerprints() {
        short[] values = noValues(STAR.board());
        Patterns none = Patterns.of(STAR, Patterns.file(STAR, values));
        values[100] = -3;
        Patterns other = Patterns.of(STAR, Patterns.file(STAR, values));
        assertThat(other.fingerprint()).isNotEqualTo(none.fingerprint());
    }

    @Test
    void aFileForAnotherBoardOrArmyIsRefused() {
        byte[] file = Patterns.file(STAR, noValues(STAR.board()));
        for (String other : new String[] {"american-2", "twosided-star"}) {
            assertThatThrownBy(() -> Patterns.of(Variants.named(other), file))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining(other);
        }
        file[0]++;
        assertThatThrownBy(() -> Patterns.of(STAR, file)).isInstanceOf(IllegalArgumentException.class);
    }

    private static short[] noValues(Board board) {
        return new short[Patterns.WAYS * Patterns.lines(board).size()];
    }
}
