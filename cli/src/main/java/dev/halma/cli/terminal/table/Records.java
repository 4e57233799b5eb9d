package dev.halma.cli.terminal.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.table.Chair;
import java.time.LocalDate;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** Who plays, in the tags of a game file: {@code [A "Ann"]}, {@code [LevelB "3"]}, as the page and the server write them. */
public final class Records {

    private static final String LEVEL = "Level";
    private static final String DATE = "Date";

    private Records() {}

    /** A game that is new here. */
    public static GameRecord of(Game game, Seated seated, LocalDate date) {
        return of(GameRecord.of(game).withTag(DATE, date.toString()), seated);
    }

    /** A loaded game with its present players. Everything else in the file stays. */
    public static GameRecord of(GameRecord loaded, Seated seated) {
        Seated before = seated(loaded);
        GameRecord record = loaded;
        for (Seat seat : seated.chairs().keySet()) {
            boolean isSame = Objects.equals(
                            before.chairs().get(seat), seated.chairs().get(seat))
                    && Objects.equals(before.names().get(seat), seated.names().get(seat));
            if (!isSame) record = seated(record, seat, seated);
        }
        return record;
    }

    private static GameRecord seated(GameRecord record, Seat seat, Seated seated) {
        List<String> old = List.of(seat.name(), LEVEL + seat.name());
        List<GameRecord.Tag> others =
                record.tags().stream().filter(tag -> !old.contains(tag.name())).toList();
        GameRecord without = new GameRecord(others, record.game(), record.comments(), record.result());
        if (seated.chairs().get(seat) instanceof Chair.Computer(Level level)) {
            return without.withTag(LEVEL + seat.name(), Integer.toString(level.number()));
        }
        String name = seated.names().getOrDefault(seat, "");
        return name.isEmpty() ? without : without.withTag(seat.name(), name);
    }

    /** The record once the game has gone on, or back. Comments on what was taken back go with it. */
    static GameRecord after(GameRecord record, Game next) {
        List<GameRecord.Comment> comments = record.comments().stream()
                .filter(comment -> comment.after() <= next.eventCount())
                .toList();
        return new GameRecord(record.tags(), next, comments, next.outcome().result());
    }

    /** The players of a game file. Every seat without a computer is played here. */
    public static Seated seated(GameRecord record) {
        Seated seated = Seated.none();
        for (Seating seating : record.game().variant().seatings()) {
            Seat seat = seating.seat();
            Optional<Level> level = record.tag(LEVEL + seat.name()).flatMap(Level::named);
            seated = level.isPresent()
                    ? seated.withComputer(seat, level.get())
                    : seated.withPerson(seat, record.tag(seat.name()).orElse(""));
        }
        return seated;
    }
}
