package dev.halma.engine.evaluation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.board.Board;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

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
        values[Patterns.WAYS * 5 + 1 + 2 * 3] = 40; // an own piece, another's, nobody's
        Patterns patterns = Patterns.of(STAR, Patterns.file(STAR, values));
        int[] codes = patterns.codes();
        assertThat(patterns.put(codes, line[0], 0)).isZero();
        assertThat(patterns.put(codes, line[1], 1)).isEqualTo(40);
        assertThat(patterns.sum(codes)).isEqualTo(40);
        assertThat(patterns.put(codes, line[2], 1)).isEqualTo(-40);
        assertThat(patterns.take(codes, line[2], 1)).isEqualTo(40);
    }

    static List<Variant> fitting() {
        return Variants.all().stream().filter(Patterns::fit).toList();
    }

    @ParameterizedTest
    @MethodSource("fitting")
    void everySeatSeesItsOwnPiecesWhereSeatASeesHers(Variant variant) {
        SplittableRandom random = new SplittableRandom(7);
        short[] values = noValues(variant.board());
        for (int i = 0; i < values.length; i++) values[i] = (short) random.nextInt(-500, 500);
        Patterns patterns = Patterns.of(variant, Patterns.file(variant, values));
        Set<Integer> sums = new HashSet<>();
        for (Seating seating : variant.seatings()) {
            Patterns seen = patterns.seenBy(seating.seat().index());
            int[] codes = seen.codes();
            for (int cell : seating.camp().stream().toArray()) {
                seen.put(codes, cell, seating.seat().index());
            }
            sums.add(seen.sum(codes));
        }
        assertThat(sums).hasSize(1).doesNotContain(0);
    }

    @ParameterizedTest
    @CsvSource({
        "chinese-2, star-4-10",
        "chinese-3, star-4-10-of-3",
        "chinese-6, star-4-10-of-6",
        "american-4, square-16-13-of-4"
    })
    void variantsOfOneBoardArmyAndNumberOfSeatsShareTheirPatterns(String id, String name) {
        assertThat(Patterns.fit(Variants.named(id))).isTrue();
        assertThat(Patterns.name(Variants.named(id))).isEqualTo(name);
    }

    @ParameterizedTest
    @ValueSource(strings = {"american-3", "american-4-first", "xxl-2"})
    void unequalArmiesPartnersAndTwoSeatsThatAreNotAcrossHaveNoPatterns(String id) {
        assertThat(Patterns.fit(Variants.named(id))).isFalse();
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
        for (String other : new String[] {"american-2", "twosided-star", "chinese-3"}) {
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
