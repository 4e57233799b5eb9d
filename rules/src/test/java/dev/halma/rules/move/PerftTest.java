package dev.halma.rules.move;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.ReferenceCases;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.HouseRules.Guards;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.testkit.Law;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

class PerftTest {

    /** The figures of the rules, section 12. They count steps and chains and ignore duties. */
    @ParameterizedTest
    @CsvSource({
        "american-2,           40, 1600, 85440, 4562496",
        "print-2,              40, 1600, 85440, 4562496",
        "victorian-2,          40, 1600, 85440, 4562496",
        "american-4,           32, 1024, 32768, 1048576",
        "print-4,              32, 1024, 32768, 1048576",
        "victorian-4,          32, 1024, 32768, 1048576",
        "victorian-4-opposite, 32, 1024, 32768, 1048576",
        "victorian-4-adjacent, 32, 1024, 32768, 1048576",
        "american-4-first,     32, 1024, 32768, 1048576",
        "american-4-both,      32, 1024, 32768, 1048576",
        "american-3-13,        32, 1024, 32768, 1421312",
        "twosided-square,      32, 1024, 44416, 1926544",
        "twosided-square-15,   32, 1024, 46016, 2067844",
        "xxl-2,                14,  196,  4760,  115600",
        "xxl-3,                14,  196,  2744,   66640",
        "chinese-6,            14,  199,  2828,   40189",
        "halma-8,              24,  576, 20050,  700034",
        "diamond-9,            14,  196,  4648,  110224",
    })
    @Law("12.1")
    void countsWhatTheRulesSay(String id, long one, long two, long three, long four) {
        Variant variant = Variants.named(id);
        Position start = Position.start(variant.with(variant.houseRules().withGuards(Guards.ANY)), Seat.A);
        assertThat(counts(start, 4)).containsExactly(one, two, three, four);
    }

    @Test
    @Law("12.2")
    void aBlockerThatMustLeaveMakesTheFourthFigureOfHalma8Smaller() {
        assertThat(Position.start(Variants.named("halma-8"), Seat.A).perft(4)).isEqualTo(699_964);
    }

    static List<String> ids() {
        return Variants.all().stream().map(Variant::id).toList();
    }

    /** Positions from whole games under all the rules, counted by an independent program. */
    @ParameterizedTest
    @MethodSource("ids")
    @Law("12.1")
    void countsWhatAnIndependentGeneratorCounts(String id) {
        assertThat(ReferenceCases.of("perft", id)).hasSizeGreaterThan(20).allSatisfy(line -> {
            Position position =
                    PositionText.parse(line.variant(), line.fields().get(0)).orThrow();
            List<Long> expected = List.of(line.fields().get(1).split(" ")).stream()
                    .map(Long::valueOf)
                    .toList();
            assertThat(counts(position, expected.size())).as(line.line()).isEqualTo(expected);
        });
    }

    private static List<Long> counts(Position position, int depth) {
        return IntStream.rangeClosed(1, depth).mapToObj(position::perft).toList();
    }
}
