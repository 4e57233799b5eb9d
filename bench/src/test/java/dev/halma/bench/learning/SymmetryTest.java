package dev.halma.bench.learning;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.evaluation.Patterns;
import dev.halma.jvm.LearnedPatterns;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SymmetryTest {

    static List<Variant> learned() {
        return Variants.all().stream()
                .filter(variant -> !LearnedPatterns.of(variant).isEmpty())
                .toList();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "chinese-2",
                "american-2",
                "twosided-star",
                "diamond-9",
                "halma-8",
                "chinese-3",
                "chinese-4",
                "american-4",
                "chinese-6"
            })
    void theBoardsThatAreMeasuredHavePatterns(String id) {
        assertThat(learned()).extracting(Variant::id).contains(id);
    }

    @ParameterizedTest
    @MethodSource("learned")
    void aMirroredPositionIsWorthTheSameAndOneWithSwappedSeatsTheOpposite(Variant variant) {
        Patterns patterns = LearnedPatterns.of(variant);
        SplittableRandom random = new SplittableRandom(5);
        int[] cells = variant.board().cells().stream().toArray();
        int different = 0;
        for (int i = 0; i < 50; i++) {
            int[] owners = new int[256];
            for (int cell : cells) owners[cell] = Math.max(0, random.nextInt(6) - 3);
            int value = value(patterns, owners, cells);
            if (value != 0) different++;
            for (Symmetry symmetry : Symmetry.of(variant)) {
                int[] image = new int[256];
                for (int cell : cells) image[symmetry.cell(cell)] = symmetry.owner(owners[cell]);
                assertThat(value(patterns, image, cells)).isEqualTo(symmetry.swaps() ? -value : value);
            }
        }
        assertThat(different).isGreaterThan(40);
    }

    private static int value(Patterns patterns, int[] owners, int[] cells) {
        int[] codes = patterns.codes();
        for (int cell : cells) {
            if (owners[cell] > 0) patterns.put(codes, cell, owners[cell] - 1);
        }
        return patterns.sum(codes);
    }
}
