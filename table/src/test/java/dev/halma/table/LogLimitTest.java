package dev.halma.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.engine.level.Level;
import dev.halma.rules.move.Move;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Table.Phase;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** A log that is full, and those who would fill one. */
@SuppressWarnings("NullAway.Init")
class LogLimitTest {

    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");
    private static final Instant NOW = Instant.ofEpochSecond(1_794_830_400);

    private Table table;

    @BeforeEach
    void begin() {
        TableId id = new TableId("table");
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse("move:10").orElseThrow(),
                Map.of(),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, Chair.Person.of(BO)),
                First.parse("A").orElseThrow(),
                false,
                false,
                "key",
                Terms.USUAL.withFreeTakebacks());
        table = Arbiter.made(id, ADA, plan, context(NOW)).next();
    }

    /** Moves fill it, or anything else that players do together. */
    private void fill() {
        while (table.version() < LogLimit.MOST_ENTRIES) apply(List.of(new TableEvent.Unknown("{}")));
    }

    private Command nextOf(Proposal what) {
        return table.offers().containsKey(what) ? new Command.Decline(Seat.A, what) : new Command.Propose(Seat.A, what);
    }

    private static DecisionContext context(Instant now) {
        return new DecisionContext(now, Map.of(), Duration.ZERO, new Random(1), () -> new TableId("next"));
    }

    private void apply(List<TableEvent> events) {
        events.forEach(event -> table = table.after(new Entry(table.version() + 1, NOW, Optional.empty(), event)));
    }

    private void does(PlayerId player, Command command) {
        Decision decision = Arbiter.decide(table, new Command.Player(player), command, context(NOW));
        assertThat(decision).isInstanceOf(Decision.Accepted.class);
        table = ((Decision.Accepted) decision).next();
    }

    private void assertTooLong(Command command) {
        assertThat(Arbiter.decide(table, new Command.Player(ADA), command, context(NOW)))
                .isEqualTo(TableRefusal.TOO_LONG.refused());
    }

    private void assertOftenEnough(PlayerId player, Command command) {
        assertThat(decision(player, command)).isEqualTo(TableRefusal.OFTEN_ENOUGH.refused());
    }

    private Decision decision(PlayerId player, Command command) {
        return Arbiter.decide(table, new Command.Player(player), command, context(NOW));
    }

    private Move move() {
        return table.game().orElseThrow().legalMoves().getFirst();
    }

    private String aMove() {
        return move().toString();
    }

    private static Command play(Seat seat, String text, int after) {
        return new Command.Play(seat, RequestText.parse(text).orThrow(), after);
    }

    @Test
    void takesNoMovesAndNoTalkThatGoesOn() {
        fill();
        assertTooLong(play(Seat.A, aMove(), 0));
        assertTooLong(nextOf(Proposal.PAUSE));
        assertThat(decision(ADA, play(Seat.A, "a1-z9", 0)))
                .as("what is wrong anyway is told as such")
                .isNotEqualTo(TableRefusal.TOO_LONG.refused());
    }

    /** Every route of this attacker is as long as the board allows. The whole table still fits into one message. */
    @Test
    void isFullOfLongRoutesBeforeItIsTooLargeToSend() {
        String longest = "a1" + "-c1-a1".repeat(32);
        Table before = table;
        int moves = 0;
        for (; !LogLimit.isFull(table); moves++) {
            Draft draft = new Draft(table);
            draft.play(
                    new TableEvent.Played(Seat.A, longest, Optional.empty()),
                    before.game().orElseThrow().after(move()),
                    NOW);
            draft.game = before.game().orElseThrow();
            table = draft.with(new Entry(table.version() + 1, NOW, Optional.empty(), new TableEvent.Unknown("{}")));
        }
        assertThat((long) moves * longest.length()).isLessThan(1 << 19);
        assertThat(moves).isLessThan(LogLimit.MOST_ENTRIES / 4);
        assertTooLong(play(Seat.A, aMove(), 0));
    }

    @Test
    void canStillEndInADraw() {
        fill();
        does(ADA, new Command.Propose(Seat.A, Proposal.DRAW));
        does(BO, new Command.Agree(Seat.B, Proposal.DRAW));
        assertThat(table.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void canStillEndByResigningHoweverManyDrawsWereDeclined() {
        fill();
        while (table.version() < LogLimit.MOST_ENTRIES + LogLimit.FOR_THE_END) does(ADA, nextOf(Proposal.DRAW));
        assertTooLong(nextOf(Proposal.DRAW));
        does(BO, play(Seat.B, "resign", 0));
        assertThat(table.phase()).isEqualTo(Phase.OVER);
    }

    @Test
    void nobodyLosesByTheClockWhereNobodyCanMove() {
        fill();
        Decision late = Arbiter.decide(
                table, Command.SERVER, new Command.CheckClock(), context(NOW.plus(Duration.ofMinutes(1))));
        table = ((Decision.Accepted) late).next();
        assertThat(table.phase()).isEqualTo(Phase.OVER);
        assertThat(table.game().orElseThrow().outcome().toString()).containsIgnoringCase("draw");
    }

    @Test
    void aComputerThatCanNotMoveAnyMoreEndsTheGame() {
        apply(List.of(new TableEvent.StoodIn(Seat.A, Level.FROG, Seat.B)));
        fill();
        Decision decision =
                Arbiter.decide(table, Command.SERVER, new Command.ComputerMove(Seat.A, move(), 0), context(NOW));
        table = ((Decision.Accepted) decision).next();
        assertThat(table.phase()).isEqualTo(Phase.OVER);
    }

    /** Otherwise one player could fill the log, and the other one could not move while the clock runs. */
    @Test
    void isNotFilledByOnePlayerWhoProposesAndDeclines() {
        for (int i = 0; i < LogLimit.ASIDES_OF_ONE; i++) {
            does(ADA, new Command.Propose(Seat.A, Proposal.PAUSE));
            does(ADA, new Command.Decline(Seat.A, Proposal.PAUSE));
        }
        for (Proposal what : List.of(Proposal.PAUSE, Proposal.DRAW)) {
            assertOftenEnough(ADA, new Command.Propose(Seat.A, what));
        }
        assertOftenEnough(ADA, play(Seat.A, "offer draw", 0));
        assertThat(table.version()).isLessThan(LogLimit.MOST_ENTRIES / 10);
        does(ADA, play(Seat.A, aMove(), 0));
        does(BO, new Command.Propose(Seat.B, Proposal.PAUSE));
        does(ADA, new Command.Agree(Seat.A, Proposal.PAUSE));
    }

    @Test
    void isNotFilledByOnePlayerWhoTakesMovesBack() {
        for (int i = 0; i < LogLimit.ASIDES_OF_ONE; i++) {
            does(ADA, play(Seat.A, aMove(), 0));
            does(ADA, new Command.Propose(Seat.A, Proposal.TAKEBACK));
        }
        does(ADA, play(Seat.A, aMove(), 0));
        assertOftenEnough(ADA, new Command.Propose(Seat.A, Proposal.TAKEBACK));
        does(BO, play(Seat.B, aMove(), 1));
    }

    @Test
    void isNotFilledByOnePlayerWhoSitsDownAndRises() {
        TableScript script = new TableScript("chinese-3 none A ada open open");
        for (int i = 0; i < LogLimit.ASIDES_OF_ONE; i++) {
            script.append(entry(script, new TableEvent.Sat(Seat.B, BO)));
            script.append(entry(script, new TableEvent.Rose(Seat.B)));
        }
        assertThat(script.answer("bo", "sit B")).isEqualTo("often-enough");
        assertThat(script.answer("cy", "sit B")).isEqualTo("accepted");
    }

    private static Entry entry(TableScript script, TableEvent event) {
        return new Entry(script.table().version() + 1, NOW, Optional.empty(), event);
    }
}
