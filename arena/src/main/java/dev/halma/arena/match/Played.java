package dev.halma.arena.match;

import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import java.util.List;

/** A game of a match that is over. */
public record Played(Game game, List<Forfeit> forfeits) {

    /** The name of the tag with the reason for a forfeit. The seat's letter follows it. */
    public static final String FORFEIT = "Forfeit";

    public Played {
        forfeits = List.copyOf(forfeits);
    }

    /** A seat whose program failed, and how. */
    public record Forfeit(Seat seat, String why) {}

    /**
     * The game as a file keeps it.
     *
     * @param tags what else is known: event, date and the like
     * @param players the names by seat
     */
    public GameRecord record(List<GameRecord.Tag> tags, List<String> players) {
        GameRecord record = GameRecord.of(game);
        for (GameRecord.Tag tag : tags) record = record.withTag(tag.name(), tag.value());
        for (int seat = 0; seat < players.size(); seat++) {
            record = record.withTag(Seat.of(seat).name(), players.get(seat));
        }
        for (Forfeit forfeit : forfeits) {
            record = record.withTag(FORFEIT + forfeit.seat().name(), forfeit.why());
        }
        return record;
    }
}
