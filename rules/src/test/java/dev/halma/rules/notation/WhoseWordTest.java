package dev.halma.rules.notation;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.game.Outcome;
import dev.halma.rules.game.Refusal;
import dev.halma.rules.game.Ruling;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** Players' requests and arbiters' rulings are different things, and each is read only where it belongs. */
class WhoseWordTest {

    @ParameterizedTest
    @ValueSource(strings = {"draw", "time", "left", "B:time", "B:left", "offer", "accept time", "offer draw draw"})
    void noPlayerCanSayWhatOnlyAnArbiterRules(String word) {
        assertThat(RequestText.parseSaid(word)).isInstanceOf(Parsed.Unreadable.class);
    }

    @ParameterizedTest
    @ValueSource(strings = {"c4-d5", "pass", "resign", "B:resign", "offer draw"})
    void noArbiterMovesForAPlayer(String word) {
        assertThat(EventText.parseRuling(word, Seat.A)).isInstanceOf(Parsed.Unreadable.class);
    }

    @ParameterizedTest
    @CsvSource({
        "c3-d4,   c3-d4",
        "b2-d4,   b2-d4",
        "B:resign, B:resign",
        "resign,  resign",
        "A:time,  time",
        "B:time,  B:time",
        "B:left,  B:left",
        "skip,    skip",
        "draw,    draw",
    })
    void anEventIsWrittenAsItIsRead(String read, String written) {
        Game game = Game.of(Variants.named("american-4"));
        Verdict verdict = EventText.parse(read, Seat.A).orThrow().replayedIn(game);
        assertThat(verdict)
                .isInstanceOfSatisfying(
                        Verdict.Accepted.class,
                        accepted -> assertThat(EventText.text(
                                        accepted.game().lastEvent().orElseThrow(), Seat.A))
                                .isEqualTo(written));
    }

    @Test
    void aSeatWhosePlayerIsGoneIsPassedOver() {
        Game game = after(Game.of(Variants.named("american-2")).rule(new Ruling.Left(Seat.B)));
        assertThat(game.lastEvent()).contains(new Event.Left(Seat.B));
        assertThat(game.outcome()).isEqualTo(new Outcome.Won(game.variant().sideOf(Seat.A), Outcome.Why.LEFT));
    }

    @Test
    void aSkippedTurnIsATurnWithoutAMove() {
        Game game = Game.of(Variants.named("american-3"));
        Game skipped = after(game.rule(new Ruling.Skip(Seat.A)));
        assertThat(skipped.lastEvent()).contains(new Event.Skipped(Seat.A));
        assertThat(skipped.lastMove()).isEmpty();
        assertThat(skipped.position().toMove()).isEqualTo(Seat.B);
        assertThat(skipped.position().turn()).isEqualTo(2);
        assertThat(skipped.position().quiet()).isEqualTo(1);
        assertThat(skipped.position().pieces(Seat.A)).isEqualTo(game.position().pieces(Seat.A));
        assertThat(GameText.parse(GameText.text(GameRecord.of(skipped)))
                        .orThrow()
                        .game())
                .isEqualTo(skipped);
    }

    @Test
    void onlyTheSeatToMoveCanBeSkipped() {
        assertThat(Game.of(Variants.named("american-3")).rule(new Ruling.Skip(Seat.B)))
                .isEqualTo(new Verdict.Refused(new Refusal.NotYourTurn(Seat.B, Seat.A)));
    }

    @Test
    void aRulingThatMakesNoSenseIsRefused() {
        Game game = Game.of(Variants.named("american-3"));
        assertThat(game.rule(new Ruling.TimeOut(Seat.F)))
                .isEqualTo(new Verdict.Refused(new Refusal.NoSuchSeat(Seat.F)));
        Game without = after(game.rule(new Ruling.Left(Seat.C)));
        assertThat(without.rule(new Ruling.TimeOut(Seat.C)))
                .isEqualTo(new Verdict.Refused(new Refusal.AlreadyResigned(Seat.C)));
        Game over = after(without.rule(new Ruling.DrawAgreed()));
        assertThat(over.rule(new Ruling.DrawAgreed()))
                .isEqualTo(new Verdict.Refused(new Refusal.GameOver(over.outcome())));
    }

    private static Game after(Verdict verdict) {
        return ((Verdict.Accepted) verdict).game();
    }
}
