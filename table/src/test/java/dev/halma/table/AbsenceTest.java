package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Players who are away: a fair wait, then a skipped turn or a computer that stands in, and the way back. */
class AbsenceTest {

    private static TableScript adaIsAway() {
        return new TableScript("chinese-3 none A ada bo level1").leaves("ada").seconds(600);
    }

    /** At a table of a pace, ada has been away for so many seconds. */
    @ParameterizedTest
    @CsvSource({
        "none, 599, not-absent",
        "none, 600, accepted",
        "move:300, 29, not-absent",
        "move:300, 30, accepted",
        "game:600, 30, accepted",
        "days:3, 86399, not-absent",
        "days:3, 86400, accepted"
    })
    void theOthersWaitForAFairWhile(String pace, int seconds, String answer) {
        TableScript script =
                new TableScript("halma-8 " + pace + " A ada bo").leaves("ada").seconds(seconds);
        assertThat(script.answer("bo", "skip A")).isEqualTo(answer);
        assertThat(script.answer("bo", "stand-in A 2")).isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({
        "bo,    skip A,       accepted",
        "bo,    skip B,       not-absent",
        "bo,    skip C,       not-absent", // a computer never is
        "bo,    skip D,       no-such-seat",
        "eve,   skip A,       players-only",
        "house, skip A,       players-only",
        "ada,   skip A,       not-absent", // nobody may pass by staying away
        "ada,   stand-in A 3, not-absent",
        "bo,    stand-in A 3, accepted",
        "eve,   stand-in A 3, players-only"
    })
    void whoMayActForAnAbsentPlayer(String who, String words, String answer) {
        assertThat(adaIsAway().answer(who, words)).isEqualTo(answer);
    }

    @Test
    void whoeverIsBackIsNotAbsent() {
        assertThat(adaIsAway().comes("ada").answer("bo", "skip A")).isEqualTo("not-absent");
    }

    @Test
    void onlyTheTurnOfTheSeatToMoveIsSkipped() {
        TableScript script = adaIsAway().says("bo", "skip A");
        assertThat(script.happened()).containsExactly("played A skip");
        assertThat(script.table().toMove()).contains(Seat.B);
        assertThat(script.answer("bo", "skip A")).isEqualTo("not-to-move");
    }

    /** Bo moves as fast as he can and skips ada again and again. */
    @Test
    void everySkipHasItsOwnWait() {
        TableScript script =
                new TableScript("halma-8 game:600 A ada bo").leaves("ada").seconds(30);
        script.says("bo", "skip A").plays("bo");
        assertThat(script.answer("bo", "skip A")).isEqualTo("not-absent");
        assertThat(script.answer("bo", "stand-in A 1")).isEqualTo("not-absent");
        assertThat(script.seconds(29).answer("bo", "skip A")).isEqualTo("not-absent");
        assertThat(script.seconds(1).answer("bo", "skip A")).isEqualTo("accepted");
    }

    /** Otherwise an opponent would choose the weakest one. */
    @ParameterizedTest
    @CsvSource({"1", "8"})
    void theLevelOfAStandInIsSet(int wanted) {
        assertThat(adaIsAway().says("bo", "stand-in A " + wanted).happened()).containsExactly("stood in A 4 by B");
    }

    @Test
    void nobodyIsSkippedDuringAPause() {
        TableScript script = new TableScript("halma-8 none A ada bo");
        script.says("ada", "propose A pause").says("bo", "agree B pause");
        script.leaves("ada").seconds(600);
        assertThat(script.answer("bo", "skip A")).isEqualTo("paused");
    }

    @Test
    void beingAwayLosesNothingByItself() {
        TableScript script = adaIsAway().later(Duration.ofDays(365)).says("house", "look");
        assertThat(script.happened()).isEmpty();
        assertThat(script.table().phase()).isEqualTo(Phase.PLAYING);
    }

    @Test
    void aComputerStandsInUntilThePlayerReturns() {
        TableScript script = adaIsAway().says("bo", "stand-in A 3");
        assertThat(script.happened()).containsExactly("stood in A 4 by B");
        assertThat(script.table().thinking()).contains(Seat.A);
        assertThat(script.answer("bo", "stand-in A 4")).isEqualTo("not-absent");
        assertThat(script.answer("ada", "play A " + script.aMove())).isEqualTo("stood-in");
        assertThat(script.answer("ada", "propose A draw")).isEqualTo("stood-in");
        assertThat(script.answer("bo", "return A")).isEqualTo("not-your-seat");
        script.plays("house").plays("bo").plays("house");
        assertThat(script.says("ada", "return A").happened()).containsExactly("returned A");
        assertThat(script.table().thinking()).isEmpty();
        assertThat(script.answer("ada", "return A")).isEqualTo("not-stood-in");
        assertThat(script.answer("house", "play A " + script.aMove())).isEqualTo("not-your-seat");
        script.plays("ada");
    }

    @Test
    void aStandInAgreesForThePlayer() {
        TableScript script = adaIsAway().says("bo", "stand-in A 3").says("bo", "propose B pause");
        assertThat(script.happened()).containsExactly("proposed B pause", "paused");
    }

    @Test
    void aStandInIsNotTakenIntoTheRematch() {
        TableScript script = adaIsAway().says("bo", "stand-in A 3").says("bo", "play B resign");
        script.says("house", "play A resign");
        script.says("bo", "propose B rematch");
        assertThat(script.happened()).containsExactly("proposed B rematch", "rematched next");
        assertThat(script.table().plan().turned(script.table().chairs()).chairs())
                .containsEntry(Seat.B, Chair.Person.of(new PlayerId("ada")));
    }

    @Test
    void nobodyStandsInForASeatThatHasResignedAndNobodyWhoHasResignedActs() {
        TableScript script = new TableScript("chinese-3 none A ada bo cy").says("ada", "play A resign");
        script.leaves("ada").leaves("bo").seconds(600);
        assertThat(script.answer("cy", "stand-in A 2")).isEqualTo("refusal.already-resigned");
        assertThat(script.answer("ada", "skip B")).isEqualTo("players-only");
        assertThat(script.answer("cy", "skip B")).isEqualTo("accepted");
    }

    @Test
    void aPartnerMayActToo() {
        TableScript script = new TableScript("victorian-4-opposite none A ada bo cy di")
                .leaves("ada")
                .seconds(600);
        assertThat(script.answer("cy", "stand-in A 2")).isEqualTo("accepted");
    }
}
