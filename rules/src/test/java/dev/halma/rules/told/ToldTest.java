package dev.halma.rules.told;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.notation.Expected;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import java.util.List;
import org.junit.jupiter.api.Test;

class ToldTest {

    @Test
    void factsKeepTheOrderInWhichTheyAreNamed() {
        Told told = new Refusal.NotYourPiece("c4", Seat.B, Seat.A).told();
        assertThat(told.key()).isEqualTo("refusal.not-your-piece");
        assertThat(told.code()).isEqualTo("not-your-piece");
        assertThat(told.facts().keySet()).containsExactly("cell", "owner", "toMove");
        assertThat(told.facts()).containsEntry("owner", new Fact.Someone(Seat.B));
    }

    @Test
    void aReasonIsToldWithinWhatItIsTheReasonOf() {
        Refusal why = new Refusal.StepInChain("d5", "e6");
        assertThat(new Refusal.ChainBreaks(2, why).told().facts())
                .containsEntry("hop", new Fact.Count(2))
                .containsEntry("why", new Fact.Nested(why.told()));
        Expected expected = new Expected.LegalMove(7, why);
        assertThat(new Problem(3, 4, "d5-e6", expected).told().facts())
                .containsEntry("expected", new Fact.Nested(expected.told()))
                .containsEntry("atEnd", new Fact.Flag(false));
        assertThat(expected.told().facts()).containsEntry("why", new Fact.Nested(why.told()));
    }

    @Test
    void aSideIsToldAsASeatAndItsPartner() {
        Outcome alone = new Outcome.Won(new Side(List.of(Seat.B)), Outcome.Why.HOME);
        Outcome partners = new Outcome.Won(new Side(List.of(Seat.C, Seat.A)), Outcome.Why.TIME);
        assertThat(alone.told())
                .isEqualTo(Told.of("outcome.won-home").with("seat", Seat.B).with("partner", "none"));
        assertThat(partners.told())
                .isEqualTo(Told.of("outcome.won-time").with("seat", Seat.A).with("partner", Seat.C));
        assertThat(new Outcome.Drawn(Outcome.Why.QUIET).told()).isEqualTo(Told.of("outcome.drawn-quiet"));
    }

    @Test
    void seatsInPlayAreNamedAsPositionsNameThem() {
        assertThat(new Expected.SeatInPlay(List.of(Seat.A, Seat.C)).told().facts())
                .containsEntry("letters", new Fact.Choice(List.of("a", "c")));
    }
}
