package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.board.Board;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class VariantTextTest {

    private static Variant variant(String text) {
        return VariantText.parse(text).orThrow();
    }

    @ParameterizedTest
    @CsvSource({
        "diamond(7) camp=6 seats=2, 49, 6, 2",
        "square(6) camp=3 seats=4, 36, 3, 4",
        "square(4) camp=2 seats=3, 16, 2, 3",
        "star(2) camp=3 seats=6, 37, 3, 6",
        "star(4) camp=2 seats=2, 121, 2, 2",
        "square(16) camp=19 seats=2, 256, 19, 2",
    })
    void aBoardOfOnesOwnIsReadAndWritten(String text, int cells, int pieces, int seats) {
        Variant variant = variant(text);
        assertThat(VariantText.text(variant)).isEqualTo(text);
        assertThat(variant.board().cells().size()).isEqualTo(cells);
        assertThat(variant.seats()).isEqualTo(seats);
        assertThat(variant.seatings()).allSatisfy(seating -> {
            assertThat(seating.camp().size()).isEqualTo(pieces);
            assertThat(seating.goal().size()).isEqualTo(pieces);
        });
    }

    @Test
    void withoutSeatsThereAreTwo() {
        assertThat(variant("  diamond(5)  camp=3 ")).isEqualTo(variant("diamond(5) camp=3 seats=2"));
    }

    @Test
    void theIdsOfTheCatalogueStayTheShortNames() {
        for (Variant known : Variants.all()) assertThat(variant(known.id())).isSameAs(known);
    }

    @Test
    void theLibraryBuildsTheSame() {
        assertThat(Variant.builder(Board.diamond(7)).camp(6).seats(2).build())
                .isEqualTo(variant("diamond(7) camp=6 seats=2"));
        assertThatThrownBy(() -> Variant.builder(Board.diamond(7)).camp(22).build())
                .hasMessage("diamond(7) with 2 seats has camps of 1 to 19 cells, not 22");
        assertThatThrownBy(() -> Variant.builder(Board.star(4)).seats(5)).hasMessageContaining("[2, 3, 4, 6]");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "hexagon(3) camp=1 | 1 | VariantId",
                "square | 1 | VariantId",
                "square(3) camp=1 | 8 | NumberBetween[least=4, most=16]",
                "diamond(10) camp=1 | 9 | NumberBetween[least=3, most=9]",
                "square(8 camp=1 | 9 | OneOf[choices=[)]]",
                "square(8) | 10 | OneOf[choices=[camp=]]",
                "square(8) camp=0 | 16 | NumberBetween[least=1, most=",
                "diamond(4) camp=99 | 17 | NumberBetween[least=1, most=6]",
                "square(8) camp=3 seats=5 | 24 | OneOf[choices=[2, 3, 4]]",
                "diamond(4) camp=3 seats=4 | 25 | OneOf[choices=[2]]",
                "square(8) camp=3 seats=2 house=any | 26 | EndOfText",
            })
    void aRefusalSaysWhereAndWhatWouldBeRight(String text, int column, String expected) {
        Problem problem = ((Parsed.Unreadable<Variant>) VariantText.parse(text)).problem();
        assertThat(problem.column()).isEqualTo(column);
        assertThat(problem.expected().toString()).startsWith(expected);
    }

    @ParameterizedTest
    @ValueSource(strings = {"diamond(7) camp=6 seats=2", "star(3) camp=6 seats=3"})
    void aGameFileKeepsABoardOfOnesOwnWithItsHouseRules(String text) {
        Variant variant = HouseText.parse(variant(text), "guards=1,hops=long").orThrow();
        Game game = Game.of(variant);
        game = game.after(game.legalMoves().getFirst());
        String file = GameText.text(GameRecord.of(game));
        assertThat(file).contains("[Variant \"" + text + "\"]", "[House \"guards=1,hops=long\"]");
        assertThat(GameText.parse(file).orThrow().game().position()).isEqualTo(game.position());
    }

    @Test
    void aBoardOfOnesOwnHasItsCounts() {
        List<Long> counts = List.of(
                Position.start(variant("diamond(9) camp=10 seats=2"), Seat.A).perft(3),
                Position.start(variant("square(8) camp=10 seats=2"), Seat.A).perft(3));
        assertThat(counts).containsExactly(4648L, 20050L);
    }
}
