package dev.halma.table;

import dev.halma.rules.game.Game;
import dev.halma.rules.variant.Seat;
import java.util.List;
import java.util.Optional;

/**
 * What one viewer may see of a table. Messages carry it, and a client keeps it up to date by the entries that it hears of.
 *
 * @param version of the last entry that it includes
 * @param plan with the invitation only where the viewer has it; empty otherwise
 * @param game none before it begins
 */
public record TableView(
        TableId table, int version, PlayerId maker, Plan plan, TableStatus status, Optional<Game> game) {

    /**
     * The view after entries of the log.
     *
     * @param after the status after the last of them
     * @throws IllegalArgumentException if one of them can't have happened
     */
    public TableView after(List<Entry> entries, TableStatus after) {
        Optional<Game> now = game;
        for (Entry entry : entries) now = after(now, entry.event());
        int last = entries.isEmpty() ? version : entries.getLast().version();
        return new TableView(table, last, maker, plan, after, now);
    }

    private Optional<Game> after(Optional<Game> before, TableEvent event) {
        return switch (event) {
            case TableEvent.Began(Seat first, var rounds) -> Optional.of(Game.of(plan.variant(), first));
            case TableEvent.Played played -> Optional.of(Draft.replayed(playedIn(before), played.text()));
            case TableEvent.TakenBack(Seat seat, int events) -> {
                Game now = playedIn(before);
                for (int i = 0; i < events; i++) now = playedIn(now.before());
                yield Optional.of(now);
            }
            default -> before; // the status tells it
        };
    }

    private static Game playedIn(Optional<Game> game) {
        return game.orElseThrow(() -> new IllegalArgumentException("there is no game yet"));
    }
}
