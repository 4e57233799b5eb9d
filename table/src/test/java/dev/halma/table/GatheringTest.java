package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Before the game: sitting down, standing up, invitations, computers, who begins. */
class GatheringTest {

    private static TableScript gathering() {
        return new TableScript("chinese-3 none A ada open invited");
    }

    @ParameterizedTest
    @CsvSource({
        "bo,  sit B,           accepted",
        "bo,  sit C,           invitation-needed",
        "bo,  sit C wrong,     invitation-needed",
        "bo,  sit C letmein,   accepted",
        "ada, sit C,           accepted", // another person at the same device
        "bo,  sit A,           seat-taken",
        "bo,  sit D,           no-such-seat",
        "house, sit B,         players-only",
        "ada, computer B 2,    accepted",
        "bo,  computer B 2,    maker-only",
        "ada, computer A 2,    seat-taken",
        "ada, computer F 2,    no-such-seat",
        "ada, rise A,          accepted",
        "bo,  rise A,          not-your-seat",
        "bo,  rise B,          not-your-seat",
        "bo,  rise E,          not-your-seat",
        "ada, cancel,          accepted",
        "bo,  cancel,          maker-only",
        "ada, play A c1-c2,    not-begun",
        "ada, propose A draw,  not-begun",
        "ada, propose A rematch, not-over",
        "ada, resume A,        not-begun",
        "ada, skip B,          not-begun",
        "ada, stand-in B 2,    not-begun",
        "ada, return A,        not-stood-in",
        "ada, look,            not-for-players",
        "house, look,          accepted"
    })
    void whoMayDoWhatBeforeTheGame(String who, String words, String answer) {
        assertThat(gathering().answer(who, words)).isEqualTo(answer);
    }

    @Test
    void aStrangerOnAnOpenChairHasNoInvitationAndSomebodyWhoUsedItHas() {
        TableScript table = new TableScript("chinese-4 none A ada open invited invited");
        table.says("bo", "sit B");
        assertThat(table.answer("bo", "sit C")).isEqualTo("invitation-needed");
        table.says("cy", "sit C letmein");
        assertThat(table.table().isInvited(new PlayerId("ada"))).isTrue();
        assertThat(table.table().isInvited(new PlayerId("bo"))).isFalse();
        assertThat(table.table().isInvited(new PlayerId("cy"))).isTrue();
        assertThat(table.answer("cy", "sit D")).isEqualTo("accepted");
    }

    @ParameterizedTest
    @CsvSource({
        "bo,  sit B,        begun",
        "ada, rise A,       begun",
        "ada, computer B 2, begun",
        "ada, cancel,       begun"
    })
    void nobodySitsDownOrStandsUpOnceTheGameHasBegun(String who, String words, String answer) {
        assertThat(new TableScript("chinese-2 none A ada bo").answer(who, words))
                .isEqualTo(answer);
    }

    @ParameterizedTest
    @CsvSource({"bo, sit B", "ada, rise A", "ada, cancel", "house, look", "ada, play A c1-c2"})
    void nothingHappensAtACancelledTable(String who, String words) {
        TableScript script = gathering().says("ada", "cancel");
        assertThat(script.happened()).containsExactly("cancelled");
        assertThat(script.table().phase()).isEqualTo(Phase.CANCELLED);
        assertThat(script.answer(who, words)).isEqualTo("cancelled");
    }

    @Test
    void anInvitationThatIsEmptyInvitesNobody() {
        Plan had = gathering().table().plan();
        Plan plan = new Plan(had.variant(), had.pace(), had.chairs(), had.first(), true, false, "");
        TableId id = new TableId("table");
        DecisionContext context = new DecisionContext(Instant.EPOCH, Map.of(), Duration.ZERO, new Random(1), () -> id);
        Entry made = new Entry(1, Instant.EPOCH, Optional.empty(), new TableEvent.Made(new PlayerId("ada"), plan));
        Command.Actor stranger = new Command.Player(new PlayerId("bo"));
        assertThat(Arbiter.decide(Table.opened(id, made), stranger, new Command.Sit(Seat.C, "", ""), context))
                .isEqualTo(TableRefusal.INVITATION_NEEDED.refused());
    }

    @Test
    void theGameBeginsWhenTheLastChairIsTaken() {
        TableScript script = gathering().says("bo", "sit B");
        assertThat(script.happened()).containsExactly("sat B bo");
        assertThat(script.table().phase()).isEqualTo(Phase.GATHERING);
        script.says("cy", "sit C " + TableScript.KEY);
        assertThat(script.happened()).containsExactly("sat C cy", "began A");
        assertThat(script.table().phase()).isEqualTo(Phase.PLAYING);
        assertThat(script.table().toMove()).contains(Seat.A);
    }

    @Test
    void aComputerMayTakeTheLastChair() {
        TableScript script = gathering().says("bo", "sit B").says("ada", "computer C 3");
        assertThat(script.happened()).containsExactly("computer C 3", "began A");
    }

    @Test
    void aTableAtWhichEverybodySitsBeginsAtOnce() {
        assertThat(new TableScript("chinese-2 none B ada level2").happened()).containsExactly("made ada", "began B");
        assertThat(new TableScript("chinese-2 none B level1 level2").table().thinking())
                .contains(Seat.B);
    }

    @Test
    void aChairThatIsFreeAgainIsAsThePlanHadIt() {
        TableScript script = gathering().says("bo", "sit B").says("bo", "rise B");
        assertThat(script.happened()).containsExactly("rose B");
        assertThat(script.table().chair(Seat.B)).isEqualTo(new Chair.Open());
        script.says("ada", "rise A");
        assertThat(script.table().chair(Seat.A)).isEqualTo(new Chair.Invited());
        assertThat(script.answer("bo", "sit A")).isEqualTo("invitation-needed");
    }

    @Test
    void onePlayerMayHaveSeveralSeats() {
        TableScript script = gathering().says("ada", "sit B").says("ada", "sit C");
        assertThat(script.table().seatsOf(script.table().maker())).containsExactly(Seat.A, Seat.B, Seat.C);
        assertThat(script.table().players()).hasSize(1);
    }

    @Test
    void theDieIsWrittenDownAndTheHighestThrowBegins() {
        TableScript script = new TableScript("chinese-6 none die ada open bo cy di ed").says("fy", "sit B");
        TableEvent.Began began = (TableEvent.Began) script.log().getLast().event();
        List<Map<Seat, Integer>> rounds = began.rounds();
        assertThat(rounds.getFirst()).hasSize(6);
        int most = rounds.getLast().values().stream()
                .mapToInt(Integer::intValue)
                .max()
                .orElseThrow();
        assertThat(rounds.getLast()).containsEntry(began.first(), most);
        assertThat(script.table().toMove()).contains(began.first());
    }

    @Test
    void theCoinFallsOnAnySeat() {
        TableScript script = new TableScript("chinese-3 none coin ada bo level2");
        TableEvent.Began began = (TableEvent.Began) script.log().getLast().event();
        assertThat(began.rounds()).isEmpty();
        assertThat(script.table().toMove()).contains(began.first());
    }

    /** Eve takes the last chair of every table, so that no game begins with those who were meant. */
    @Test
    void theMakerSendsAPlayerAwayWhoCanNotComeBack() {
        TableScript script = new TableScript("chinese-3 none A ada open open").says("eve", "sit B");
        assertThat(script.answer("bo", "send-away B")).isEqualTo("maker-only");
        assertThat(script.answer("ada", "send-away A")).isEqualTo("not-your-seat");
        assertThat(script.answer("ada", "send-away C")).isEqualTo("not-your-seat");
        assertThat(script.says("ada", "send-away B").happened()).containsExactly("sent away B eve");
        assertThat(script.answer("eve", "sit B")).isEqualTo("sent-away");
        assertThat(script.answer("eve", "sit C")).isEqualTo("sent-away");
        script.says("bo", "sit B").says("cy", "sit C");
        assertThat(script.answer("ada", "send-away B")).isEqualTo("begun");
    }
}
