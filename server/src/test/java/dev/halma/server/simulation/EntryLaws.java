package dev.halma.server.simulation;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Clocks;
import dev.halma.table.Command;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.Table.Phase;
import dev.halma.table.TableEvent;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;

/** What holds for every entry of every log: whose clock runs, how much it shows, and who may bring it about. */
record EntryLaws(Table before, Entry entry, Table after) {

    static void check(Table before, Entry entry, Table after) {
        EntryLaws laws = new EntryLaws(before, entry, after);
        laws.theClockOfTheSeatToMoveRuns();
        laws.clocksLoseOnlyTheTimeThatPasses();
        if (entry.event() instanceof TableEvent.Played played) {
            if (laws.word(played).equals("time")) laws.timeIsUpAfterTheDeadline(played);
            else laws.onlyTheOwnerPlays(played);
        }
        if (entry.event() instanceof TableEvent.Sat(Seat seat, PlayerId player)) {
            laws.require(
                    before.chair(seat).isFree()
                            && entry.cause().map(Command.Id::player).equals(Optional.of(player)),
                    "somebody was seated by others");
        }
    }

    private void require(boolean isSo, String message) {
        Violation.unless(isSo, "%s: %s at %s", message, entry, before);
    }

    private String word(TableEvent.Played played) {
        return played.text().substring(played.text().indexOf(':') + 1);
    }

    private void theClockOfTheSeatToMoveRuns() {
        boolean runs = !after.clocks().left().isEmpty() && after.phase() == Phase.PLAYING && !after.isPaused();
        Optional<Seat> expected = runs ? after.toMove() : Optional.empty();
        require(
                after.clocks().running().equals(expected),
                "the clock runs for " + after.clocks().running());
    }

    /** A takeback also takes increments. Nobody gets more than an increment, a turn of their own or the delay of a line. */
    private void clocksLoseOnlyTheTimeThatPasses() {
        if (entry.event() instanceof TableEvent.TakenBack) return;
        Clocks then = before.clocks();
        then.left().forEach((seat, had) -> {
            boolean ran = then.running().equals(Optional.of(seat));
            Duration passed = ran ? Duration.between(then.since(), entry.at()) : Duration.ZERO;
            Duration least = had.minus(passed).isNegative() ? Duration.ZERO : had.minus(passed);
            Duration most =
                    before.plan().pace(seat).afterTurn(least.plus(ran ? DecisionContext.MOST_LAG : Duration.ZERO));
            Duration shows = after.clocks().left().getOrDefault(seat, Duration.ZERO);
            boolean isStill = shows.equals(had); // it has not been stopped
            require(
                    isStill || (shows.compareTo(least) >= 0 && shows.compareTo(most) <= 0),
                    "the clock of " + seat + " showed " + had + " and shows " + shows);
        });
    }

    private void timeIsUpAfterTheDeadline(TableEvent.Played played) {
        Optional<Instant> deadline = before.clocks().deadline();
        require(before.clocks().running().equals(Optional.of(played.seat())), "the time of another seat was up");
        require(deadline.filter(at -> !entry.at().isBefore(at)).isPresent(), "the time was not up before " + deadline);
    }

    private void onlyTheOwnerPlays(TableEvent.Played played) {
        Optional<PlayerId> by = entry.cause().map(Command.Id::player);
        Optional<PlayerId> owner = before.chair(played.seat()).owner();
        boolean isComputer = before.chair(played.seat()).thinker().isPresent();
        boolean mayBe = word(played).equals("skip")
                ? by.isPresent()
                        && !by.equals(owner)
                        && !before.seatsOf(by.get()).isEmpty()
                : isComputer ? by.isEmpty() : by.isPresent() && by.equals(owner);
        require(mayBe, "somebody else played");
    }
}
