package dev.halma.rules.message;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Sides;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MessageTest {

    @Test
    void factsKeepTheOrderInWhichTheyAreNamed() {
        Message message = new Refusal.NotYourPiece("c4", Seat.B, Seat.A).message();
        assertThat(message.key()).isEqualTo("refusal.not-your-piece");
        assertThat(message.code()).isEqualTo("not-your-piece");
        assertThat(message.facts().keySet()).containsExactly("cell", "owner", "toMove");
        assertThat(message.facts()).containsEntry("owner", new Fact.Someone(Seat.B));
    }

    @Test
    void aReasonIsToldWithinWhatItIsTheReasonOf() {
        Refusal why = new Refusal.StepInChain("d5", "e6");
        assertThat(new Refusal.ChainBreaks(2, why).message().facts())
                .containsEntry("hop", new Fact.Count(2))
                .containsEntry("why", new Fact.Nested(why.message()));
        Expected expected = new Expected.LegalMove(7, why);
        assertThat(new Problem(3, 4, "d5-e6", expected).message().facts())
                .containsEntry("expected", new Fact.Nested(expected.message()))
                .containsEntry("atEnd", new Fact.Flag(false));
        assertThat(expected.message().facts()).containsEntry("why", new Fact.Nested(why.message()));
    }

    @Test
    void aSideIsToldAsASeatAndItsPartner() {
        Outcome alone = new Outcome.Won(new Side(List.of(Seat.B)), Outcome.Why.HOME);
        Outcome partners = new Outcome.Won(new Side(List.of(Seat.C, Seat.A)), Outcome.Why.TIME);
        assertThat(alone.message())
                .isEqualTo(Message.of("outcome.won-home").with("seat", Seat.B).with("partner", "none"));
        assertThat(partners.message())
                .isEqualTo(Message.of("outcome.won-time").with("seat", Seat.A).with("partner", Seat.C));
        assertThat(new Outcome.Drawn(Outcome.Why.QUIET).message()).isEqualTo(Message.of("outcome.drawn-quiet"));
    }

    @ParameterizedTest
    @CsvSource({
        "chinese-4, alone,    alone",
        "chinese-4, opposite, opposite",
        "chinese-4, AC+BD,    opposite",
        "chinese-4, AB+CD,    adjacent",
        "chinese-4, AD+BC,    other",
        "chinese-4, AC+B+D,   other",
        "chinese-6, AD+BE+CF, opposite",
        "chinese-3, AB+C,     other",
    })
    void partnersGoByHowTheySit(String id, String sides, String pattern) {
        Variant variant = Variants.named(id);
        HouseRules rules = variant.houseRules()
                .withSides(Sides.parse(sides, variant.seats()).orElseThrow());
        Message message = Message.of(HouseRule.SIDES, rules);
        assertThat(message.key()).isEqualTo("house.sides." + pattern);
        assertThat(message.facts())
                .containsEntry("sides", new Fact.Word(rules.sides().text()));
        assertThat(Message.of(HouseRule.GUARDS, rules).key()).isEqualTo("house.guards.0");
    }

    @Test
    void seatsInPlayAreNamedAsPositionsNameThem() {
        assertThat(new Expected.SeatInPlay(List.of(Seat.A, Seat.C)).message().facts())
                .containsEntry("letters", new Fact.Choice(List.of("a", "c")));
    }
}
