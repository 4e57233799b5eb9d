package dev.halma.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.table.Table.Phase;
import dev.halma.server.table.plan.Chair;
import dev.halma.server.table.plan.First;
import dev.halma.server.table.plan.Pace;
import dev.halma.server.table.plan.Plan;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A log that somebody has filled with proposals for nothing. */
@SuppressWarnings("NullAway.Init")
class LogLimitTest {

    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");
    private static final Instant NOW = Instant.ofEpochSecond(1_794_830_400);

    private Table table;

    @BeforeEach
    void fill() {
        TableId id = new TableId("table");
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse("move:10").orElseThrow(),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, Chair.Person.of(BO)),
                First.parse("A").orElseThrow(),
                false,
                false,
                "key");
        List<TableEvent> made = Arbiter.made(id, ADA, plan, moment(NOW));
        table = Table.opened(id, new Entry(1, NOW, Optional.empty(), made.getFirst()));
        apply(made.subList(1, made.size()));
        while (table.version() < LogLimit.MOST_ENTRIES) does(ADA, nextOf(Proposal.PAUSE));
    }

    private Command nextOf(Proposal what) {
        return table.talks().containsKey(what) ? new Command.Decline(Seat.A, what) : new Command.Propose(Seat.A, what);
    }

    private static Moment moment(Instant now) {
        return new Moment(now, Map.of(), Duration.ZERO, new Random(1), () -> new TableId("next"));
    }

    private void apply(List<TableEvent> events) {
        events.forEach(event -> table = table.after(new Entry(table.version() + 1, NOW, Optional.empty(), event)));
    }

    private void does(PlayerId player, Command command) {
        Decision decision = Arbiter.decide(table, new Command.Player(player), command, moment(NOW));
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        apply(((Decision.Accepted) decision).events());
    }

    private void assertTooLong(Command command) {
        assertThat(Arbiter.decide(table, new Command.Player(ADA), command, moment(NOW)))
                .isEqualTo(TableRefusal.TOO_LONG.refused());
    }

    @Test
    void takesNoMovesAndNoTalkThatGoesOn() {
        assertTooLong(new Command.Play(Seat.A, "e3-e5", 0));
        assertTooLong(nextOf(Proposal.PAUSE));
        assertThat(Arbiter.decide(table, new Command.Player(ADA), new Command.Play(Seat.A, "a1-z9", 0), moment(NOW)))
                .as("what is wrong anyway is told as such")
                .isNotEqualTo(TableRefusal.TOO_LONG.refused());
    }

    @Test
    void canStillEndInADraw() {
        does(ADA, new Command.Propose(Seat.A, Proposal.DRAW));
        does(BO, new Command.Agree(Seat.B, Proposal.DRAW));
        assertThat(table.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void canStillEndByResigningOrByTheClockHoweverManyDrawsWereDeclined() {
        while (table.version() < LogLimit.MOST_ENTRIES + LogLimit.FOR_THE_END) does(ADA, nextOf(Proposal.DRAW));
        assertTooLong(nextOf(Proposal.DRAW));
        Table full = table;
        does(BO, new Command.Play(Seat.B, "resign", 0));
        assertThat(table.phase()).isEqualTo(Phase.OVER);
        Decision late =
                Arbiter.decide(full, Command.HOUSE, new Command.LookAtClock(), moment(NOW.plus(Duration.ofMinutes(1))));
        assertThat(late).isInstanceOf(Decision.Accepted.class);
        assertThat(((Decision.Accepted) late).events()).hasSize(1);
    }
}
