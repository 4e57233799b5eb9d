package dev.halma.engine.level;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.move.Position;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.PositionText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.EnumSet;
import java.util.Set;
import org.junit.jupiter.api.Test;

class DrawOfferTest {

    private static final Variant SMALL = Variants.named("halma-8");

    @Test
    void aComputerAgreesUnlessItIsAhead() {
        Position start = Position.start(SMALL, Seat.A);
        assertThat(DrawOffer.against(start, Set.of(Seat.B))).isEmpty();
        Position ahead = PositionText.parse(SMALL, "8/8/8/8/ab5b/aab4b/aaabbbb1/aaaabb2 a 0 61")
                .orThrow();
        assertThat(DrawOffer.against(ahead, Set.of(Seat.B))).contains(Seat.B);
        assertThat(DrawOffer.against(ahead, Set.of(Seat.A))).isEmpty();
    }

    @Test
    void aComputerLeavesTheAnswerToAPersonOnItsSide() {
        Variant partners =
                HouseText.parse(Variants.named("american-4"), "sides=opposite").orThrow();
        Position ahead = Position.start(partners, Seat.A).withResigned(Seat.A).withResigned(Seat.C);
        assertThat(DrawOffer.against(ahead, EnumSet.of(Seat.D))).isEmpty();
    }
}
