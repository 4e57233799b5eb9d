package dev.halma.server.store;

import dev.halma.rules.notation.HouseText;
import dev.halma.table.Chair;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.List;
import java.util.Optional;

/**
 * One row of the index: what lists show of a table, and when work at it is due.
 *
 * @param house the house rules as text; empty for the variant's own
 * @param freeChairs how many seats any player may take
 * @param players all players who have a seat, once each
 * @param wakeAt when a clock runs out or, in the past, since when a computer is to move; empty if nothing is due
 * @param work what is due then
 * @param changedAt to the minute while a game is played: lists need no more, and a database has less to write for each move
 */
public record Summary(
        Table.Phase phase,
        String variant,
        String house,
        String pace,
        boolean isPublic,
        int freeChairs,
        List<PlayerId> players,
        Optional<Instant> wakeAt,
        Work work,
        Instant changedAt) {

    public Summary {
        players = List.copyOf(players);
    }

    public static Summary of(Table table, Instant changedAt) {
        return of(
                table,
                changedAt,
                HouseText.text(table.plan().variant()),
                table.plan().pace().text());
    }

    /** The row after a change of the same table. The values of its plan are copied and not formatted again. */
    public Summary after(Table next, Instant at) {
        return of(next, at, house, pace);
    }

    private static Summary of(Table table, Instant changedAt, String house, String pace) {
        long free = table.chairs().values().stream()
                .filter(chair -> chair instanceof Chair.Open)
                .count();
        // Computers among themselves move only while a client watches, so no work of theirs is due.
        Optional<Instant> thinking =
                table.thinking().filter(seat -> table.hasPersonInPlay()).map(seat -> changedAt);
        return new Summary(
                table.phase(),
                table.plan().variant().id(),
                house,
                pace,
                table.plan().isPublic(),
                (int) free,
                table.players(),
                thinking.or(() -> table.clocks().checkAt()),
                thinking.isPresent() ? Work.COMPUTER : Work.CLOCK,
                table.phase() == Table.Phase.PLAYING ? changedAt.truncatedTo(ChronoUnit.MINUTES) : changedAt);
    }
}
