package dev.halma.cli.terminal.replay;

import dev.halma.cli.terminal.session.Sayings;
import dev.halma.cli.terminal.table.Moment;
import dev.halma.cli.terminal.table.Records;
import dev.halma.cli.terminal.table.Sitter;
import dev.halma.i18n.Texts;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameRecord.Comment;
import dev.halma.rules.variant.Seat;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** A recorded game at one of its moments. */
public final class Replay {

    private final GameRecord record;
    private final List<Game> games;
    private final Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
    private int at;

    public Replay(GameRecord record) {
        this.record = record;
        this.games = record.game().history();
        Records.sitters(record).forEach((seat, sitter) -> sitters.put(seat, elsewhere(sitter)));
    }

    /** Nobody here plays. */
    private static Sitter elsewhere(Sitter sitter) {
        return sitter instanceof Sitter.Person person ? new Sitter.Person(person.name(), false) : sitter;
    }

    /** The number of events before this moment. */
    public int at() {
        return at;
    }

    /** The number of events in all. */
    public int all() {
        return games.size() - 1;
    }

    /** Goes on or back by so many events; returns whether there are more in that direction. */
    public boolean go(int events) {
        at = Math.max(0, Math.min(all(), at + events));
        return events > 0 ? at < all() : at > 0;
    }

    public Moment moment() {
        return new Moment(
                record.game().variant(),
                Optional.of(games.get(at)),
                sitters,
                Optional.empty(),
                false,
                Map.of(),
                Moment.Clocks.NONE,
                Set.of(),
                Optional.empty(),
                true);
    }

    /** What has just happened: the last event, the end of the game, and what was noted there. */
    public List<String> said(Texts texts) {
        List<String> said = new ArrayList<>(new Sayings(texts).between(null, moment()));
        record.comments().stream()
                .filter(comment -> comment.after() == at)
                .map(Comment::text)
                .forEach(said::add);
        return said;
    }
}
