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

/** Moves, resignations, and words that are none. */
class PlayingTest {

    private static TableScript two() {
        return new TableScript("halma-8 none A ada bo");
    }

    @ParameterizedTest
    @CsvSource({
        "ada, play A d1-e2,          accepted",
        "ada, play A d1-e2 @0,       accepted",
        "ada, play A d1-e2 @1,       out-of-date",
        "ada, play A resign @7,      accepted", // at any time
        "ada, play A offer draw,     accepted",
        "ada, play A accept draw,    nothing-proposed",
        "bo,  play B h5-g4,          refusal.not-your-turn",
        "bo,  play A d1-e2,          not-your-seat",
        "cy,  play A d1-e2,          not-your-seat",
        "ada, play B h5-g4,          not-your-seat",
        "ada, play C d1-e2,          no-such-seat",
        "house, play A d1-e2,        not-your-seat",
        "ada, play A d1-b8,          refusal.not-straight",
        "ada, play A pass,           refusal.pass-not-allowed",
        "ada, play A abracadabra,    problem",
        "ada, play A time,           problem", // an arbiter's word
        "ada, play A draw,           problem",
        "ada, resume A,              not-paused",
        "ada, return A,              not-stood-in",
        "ada, propose A rematch,     not-over"
    })
    void whatAPlayerMaySay(String who, String words, String answer) {
        assertThat(two().answer(who, words)).isEqualTo(answer);
    }

    @Test
    void aMoveIsWrittenWithItsLandingsAndTheNextSeatIsToMove() {
        TableScript script = two().says("ada", "play A d1-e2");
        assertThat(script.happened()).containsExactly("played A d1-e2");
        assertThat(script.table().toMove()).contains(Seat.B);
        assertThat(script.answer("ada", "play A e2-f3")).isEqualTo("refusal.not-your-turn");
    }

    @Test
    void aMoveForAnOlderPositionIsRefused() {
        TableScript script = two().plays("ada").plays("bo");
        assertThat(script.answer("ada", "play A d1-e2 @0")).isEqualTo("out-of-date");
    }

    @Test
    void onePlayerMovesForSeveralSeats() {
        TableScript script = new TableScript("chinese-3 none A ada ada bo");
        script.plays("ada").plays("ada").plays("bo");
        assertThat(script.table().toMove()).contains(Seat.A);
    }

    @Test
    void theHouseMovesForComputersOnly() {
        TableScript script = new TableScript("halma-8 none A level1 bo");
        assertThat(script.answer("bo", "play A " + script.aMove())).isEqualTo("not-your-seat");
        script.plays("house");
        assertThat(script.answer("house", "play B " + script.aMove())).isEqualTo("not-your-seat");
    }

    @Test
    void aComputersMoveForAnotherPositionIsRefused() {
        TableScript script = new TableScript("halma-8 none A bo level1");
        script.says("bo", "play A d1-e2").says("house", "play B h5-g4").says("bo", "play A e2-f3");
        assertThat(script.answer("house", "play B g4-f4 @1")).isEqualTo("out-of-date");
        assertThat(script.answer("house", "play B h5-g4 @3")).isEqualTo("out-of-date"); // it has been played
        assertThat(script.answer("house", "play B g4-h5 @3")).isEqualTo("accepted");
    }

    @Test
    void noPlayerAsksForAComputersMove() {
        Table table = two().table();
        Command move = new Command.ComputerMove(
                Seat.A, table.game().orElseThrow().legalMoves().getFirst(), 0);
        DecisionContext context = new DecisionContext(Instant.EPOCH, Map.of(), Duration.ZERO, new Random(1), table::id);
        assertThat(Arbiter.decide(table, new Command.Player(new PlayerId("ada")), move, context))
                .isEqualTo(TableRefusal.NOT_FOR_PLAYERS.refused());
    }

    @Test
    void whoeverResignsIsOutAndTheOthersPlayOn() {
        TableScript script = new TableScript("chinese-3 none A ada bo cy").says("cy", "play C resign");
        assertThat(script.happened()).containsExactly("played C C:resign");
        assertThat(script.table().phase()).isEqualTo(Phase.PLAYING);
        script.plays("ada").plays("bo");
        assertThat(script.table().toMove()).contains(Seat.A);
        assertThat(script.answer("cy", "play C resign")).isEqualTo("refusal.already-resigned");
    }

    @Test
    void theLastSideInPlayWins() {
        TableScript script = new TableScript("victorian-4-opposite none A ada bo cy di");
        script.says("bo", "play B resign");
        assertThat(script.table().phase()).isEqualTo(Phase.PLAYING); // di plays on for both partners
        script.says("di", "play D resign");
        assertThat(script.table().phase()).isEqualTo(Phase.OVER);
        assertThat(script.table().toMove()).isEmpty();
        assertThat(script.answer("ada", "play A a1-a2")).isEqualTo("game-over");
    }

    @Test
    void aCommandIsRememberedByItsId() {
        TableScript script = two().saysAs("mine", "ada", "play A d1-e2");
        Command.Id id = script.log().getLast().cause().orElseThrow();
        assertThat(script.table().versionAfter(id)).contains(3);
        assertThat(script.table().versionAfter(new Command.Id(id.player(), "other")))
                .isEmpty();
        assertThat(script.table().versionAfter(new Command.Id(new PlayerId("bo"), "mine")))
                .isEmpty();
    }

    @Test
    void theVersionOfACommandIsThatOfItsLastEvent() {
        TableScript script = new TableScript("chinese-2 none A ada open").saysAs("sit", "bo", "sit B");
        assertThat(script.happened()).hasSize(2);
        Command.Id id = script.log().getLast().cause().orElseThrow();
        assertThat(script.table().versionAfter(id)).contains(script.table().version());
    }

    @Test
    void onlyTheLastCommandsAreRemembered() {
        TableScript script = two().saysAs("first", "ada", "play A d1-e2");
        Command.Id first = script.log().getLast().cause().orElseThrow();
        script.plays("bo").turns(Table.REMEMBERED - 2);
        assertThat(script.table().versionAfter(first)).isPresent();
        script.turns(1);
        assertThat(script.table().versionAfter(first)).isEmpty();
    }
}
