package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the players have to agree on: draw, takeback, pause, rematch. */
class AgreementTest {

    private static final TableScript at(String chairs) {
        int seats = chairs.split(" ", -1).length;
        return new TableScript("chinese-" + seats + " none A " + chairs);
    }

    /** Who has to agree, so that what ada proposes for seat A comes true with the last of them. */
    @ParameterizedTest
    @CsvSource({
        "ada bo,                     bo B",
        "ada bo cy,                  bo B+cy C",
        "ada bo cy di,               di D+bo B+cy C",
        "ada bo cy di ed fy,         bo B+cy C+di D+ed E+fy F",
        "ada ada bo bo,              bo D",
        "ada ada bo cy di di,        bo C+cy D+di E",
        "ada level1 bo,              bo C",
        "ada level1 level2 bo,       bo D"
    })
    void everyPersonHasToAgreeAndOneSpeaksForAllTheirSeats(String chairs, String others) {
        for (String what : new String[] {"draw", "pause"}) {
            TableScript script = at(chairs).says("ada", "propose A " + what);
            assertThat(script.happened()).containsExactly("proposed A " + what);
            for (String other : others.split("\\+", -1)) {
                assertThat(script.table().offers())
                        .containsKey(Proposal.named(what).orElseThrow());
                String[] words = other.split(" ", -1);
                script.says(words[0], "agree " + words[1] + " " + what);
            }
            assertThat(script.happened()).hasSize(2).last().asString().matches("paused|played . draw");
            assertThat(script.table().offers()).isEmpty();
            assertThat(script.table().phase()).isEqualTo(what.equals("draw") ? Phase.OVER : Phase.PLAYING);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "bo,  propose B draw,   accepted", // which is to agree
        "ada, propose A draw,   already-proposed",
        "ada, agree A draw,     accepted", // but changes nothing
        "bo,  agree B pause,    nothing-proposed",
        "bo,  decline B pause,  nothing-proposed",
        "bo,  decline B draw,   accepted",
        "ada, decline A draw,   accepted",
        "bo,  agree A draw,     not-your-seat",
        "eve, agree B draw,     not-your-seat",
        "bo,  agree F draw,     no-such-seat",
        "ada, agree A rematch,  not-over"
    })
    void whoMayAnswerAnOffer(String who, String words, String answer) {
        assertThat(at("ada bo cy").says("ada", "propose A draw").answer(who, words))
                .isEqualTo(answer);
    }

    @Test
    void oneWhoDeclinesEndsTheTalk() {
        TableScript script = at("ada bo cy").says("ada", "propose A draw").says("bo", "agree B draw");
        script.says("cy", "decline C draw");
        assertThat(script.table().offers()).isEmpty();
        assertThat(script.table().phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void anOfferOfADrawEndsWithTheNextTurnAndAPauseDoesNot() {
        TableScript script = at("ada bo").says("ada", "propose A draw").says("ada", "propose A pause");
        script.plays("ada");
        assertThat(script.table().offers()).containsOnlyKeys(Proposal.PAUSE);
    }

    @Test
    void theWordsOfTheRuleBookOfferAndAcceptADraw() {
        TableScript script = at("ada bo").says("ada", "play A offer draw").says("bo", "play B accept draw");
        assertThat(script.happened()).containsExactly("agreed B draw", "played B draw");
    }

    @Test
    void aComputerAgreesToADrawUnlessItIsAhead() {
        TableScript even = new TableScript("halma-8 none A ada level1").says("ada", "propose A draw");
        assertThat(even.happened()).containsExactly("proposed A draw", "played A draw");
        TableScript ahead = new TableScript("halma-8 none B ada level1");
        ahead.says("house", "play B f8-e7").says("ada", "play A d1-e2").says("house", "play B e7-d6");
        ahead.says("ada", "play A e2-d1").says("house", "play B d6-c5");
        assertThat(ahead.says("ada", "propose A draw").happened())
                .containsExactly("proposed A draw", "declined B draw");
        assertThat(ahead.table().offers()).isEmpty();
    }

    @Test
    void whoeverHasResignedHasNoSay() {
        TableScript script = at("ada bo cy").says("cy", "play C resign").says("ada", "propose A draw");
        assertThat(script.answer("cy", "decline C draw")).isEqualTo("refusal.already-resigned");
        assertThat(script.answer("cy", "propose C pause")).isEqualTo("refusal.already-resigned");
        assertThat(script.says("bo", "agree B draw").table().phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void whatWaitedForSomebodyWhoHasResignedCanBeConcluded() {
        TableScript script = at("ada bo cy").says("ada", "propose A pause").says("bo", "agree B pause");
        script.says("cy", "play C resign");
        assertThat(script.table().isPaused()).isFalse();
        assertThat(script.says("ada", "propose A pause").happened()).containsExactly("agreed A pause", "paused");
    }

    // --- Takebacks ---

    /** After so many turns ada wants her last turn back: so much is taken back, at once or after the others agree. */
    @ParameterizedTest
    @CsvSource({
        "ada bo,         1, 1",
        "ada bo,         2, agree",
        "ada bo cy,      1, 1",
        "ada bo cy,      2, agree",
        "ada level1,     2, 2",
        "ada level1,     3, 1",
        "ada ada,        2, 2", // the two at one device have agreed already
        "ada ada level1, 3, 3"
    })
    void aTakebackNeedsNobodyWhereNobodyHasMovedSince(String chairs, int turns, String taken) {
        int seats = chairs.split(" ", -1).length;
        TableScript script = new TableScript("freely chinese-" + seats + " none A " + chairs);
        script.turns(turns).says("ada", "propose A takeback");
        String expected = taken.equals("agree") ? "proposed A takeback" : "taken back A " + taken;
        assertThat(script.happened()).containsExactly(expected);
        if (!taken.equals("agree")) assertThat(script.table().toMove()).contains(Seat.A);
    }

    /** Otherwise a player could try out moves and look how the others take them. */
    @Test
    void onesOwnLastTurnIsTakenBackOnlyIfTheOthersAgree() {
        TableScript script = at("ada bo").plays("ada").says("ada", "propose A takeback");
        assertThat(script.happened()).containsExactly("proposed A takeback");
        script.says("bo", "agree B takeback");
        assertThat(script.happened()).containsExactly("agreed B takeback", "taken back A 1");
        assertThat(at("ada level1")
                        .plays("ada")
                        .says("ada", "propose A takeback")
                        .happened())
                .containsExactly("taken back A 1");
    }

    @Test
    void aTakebackThatAllAgreeToGoesBackToTheProposersTurn() {
        TableScript script = at("ada bo cy").turns(3).says("ada", "propose A takeback");
        script.says("bo", "agree B takeback").says("cy", "agree C takeback");
        assertThat(script.happened()).containsExactly("agreed C takeback", "taken back A 3");
        assertThat(script.table().game().orElseThrow().eventCount()).isZero();
        assertThat(script.table().toMove()).contains(Seat.A);
    }

    @Test
    void thereIsNothingToTakeBackBeforeTheFirstTurnOrAcrossAResignation() {
        assertThat(at("ada bo").answer("ada", "propose A takeback")).isEqualTo("nothing-to-take-back");
        assertThat(at("ada bo").plays("ada").answer("bo", "propose B takeback")).isEqualTo("nothing-to-take-back");
        TableScript script = at("ada bo cy").plays("ada").says("cy", "play C resign");
        assertThat(script.answer("ada", "propose A takeback")).isEqualTo("nothing-to-take-back");
    }

    // --- Pauses ---

    @Test
    void anyPlayerEndsAPause() {
        TableScript script = at("ada bo").says("bo", "propose B pause").says("ada", "agree A pause");
        assertThat(script.table().isPaused()).isTrue();
        assertThat(script.answer("ada", "propose A pause")).isEqualTo("paused");
        assertThat(script.answer("eve", "resume A")).isEqualTo("not-your-seat");
        assertThat(script.says("ada", "resume A").happened()).containsExactly("resumed A");
        assertThat(script.answer("bo", "resume B")).isEqualTo("not-paused");
    }

    @Test
    void aComputerDoesNotThinkDuringAPause() {
        TableScript script = at("ada level1").plays("ada");
        assertThat(script.table().thinking()).contains(Seat.B);
        assertThat(script.says("ada", "propose A pause").happened()).containsExactly("proposed A pause", "paused");
        assertThat(script.table().thinking()).isEmpty();
        assertThat(script.says("ada", "resume A").table().thinking()).contains(Seat.B);
    }

    @Test
    void oneMayResignDuringAPause() {
        TableScript script = at("ada bo cy").says("ada", "propose A pause").says("bo", "agree B pause");
        script.says("cy", "agree C pause").says("cy", "play C resign");
        assertThat(script.table().isPaused()).isTrue();
        assertThat(script.answer("cy", "resume C")).isEqualTo("refusal.already-resigned");
    }

    // --- Rematches ---

    @Test
    void aRematchNeedsEverybodyEvenThoseWhoResigned() {
        TableScript script = at("ada bo").says("bo", "play B resign");
        assertThat(script.answer("eve", "propose A rematch")).isEqualTo("not-your-seat");
        script.says("ada", "propose A rematch").says("bo", "agree B rematch");
        assertThat(script.happened()).containsExactly("agreed B rematch", "rematched next");
        assertThat(script.table().rematch()).contains(new TableId("next"));
        assertThat(script.table().offers()).isEmpty();
        assertThat(script.answer("ada", "propose A rematch")).isEqualTo("already-proposed");
    }

    @Test
    void aRematchTurnsTheSeatsByOne() {
        TableScript script = at("ada level2 bo").says("bo", "play C resign").says("ada", "play A resign");
        script.says("ada", "propose A rematch").says("bo", "agree C rematch");
        DecisionContext context =
                new DecisionContext(Instant.EPOCH, Map.of(), Duration.ZERO, new Random(1), () -> new TableId("other"));
        var made = (TableEvent.Made)
                Arbiter.rematchOf(script.table(), context).events().getFirst();
        Map<Seat, Chair> before = script.table().chairs();
        assertThat(made.plan().chairs())
                .isEqualTo(Map.of(Seat.B, before.get(Seat.A), Seat.C, before.get(Seat.B), Seat.A, before.get(Seat.C)));
        assertThat(Arbiter.rematchOf(script.table(), context).events()).hasSize(2); // it begins at once
    }
}
