package dev.halma.cli.terminal.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who plays, in the tags of a game file: {@code [A "Ann"]}, {@code [LevelB "3"]}, as the page and the server write them. */
public final class Records {

    private static final String LEVEL = "Level";
    private static final String DATE = "Date";

    private Records() {}

    /** A game that is new here. */
    public static GameRecord of(Game game, Map<Seat, Sitter> sitters, LocalDate date) {
        return of(GameRecord.of(game).withTag(DATE, date.toString()), sitters);
    }

    /** A game as it was loaded, with those who play it now. Whatever else the file told stays. */
    public static GameRecord of(GameRecord loaded, Map<Seat, Sitter> sitters) {
        Map<Seat, Sitter> before = sitters(loaded);
        GameRecord record = loaded;
        for (Map.Entry<Seat, Sitter> entry : sitters.entrySet()) {
            Seat seat = entry.getKey();
            if (!entry.getValue().equals(before.get(seat))) record = seated(record, seat, entry.getValue());
        }
        return record;
    }

    private static GameRecord seated(GameRecord record, Seat seat, Sitter sitter) {
        List<String> old = List.of(seat.name(), LEVEL + seat.name());
        List<GameRecord.Tag> others =
                record.tags().stream().filter(tag -> !old.contains(tag.name())).toList();
        GameRecord without = new GameRecord(others, record.game(), record.comments(), record.result());
        return switch (sitter) {
            case Sitter.Person(String name, boolean isHere) ->
                name.isEmpty() ? without : without.withTag(seat.name(), name);
            case Sitter.Computer(Level level) -> without.withTag(LEVEL + seat.name(), Integer.toString(level.number()));
            case Sitter.Free free -> without;
        };
    }

    /** The record once the game has gone on, or back. Comments on what was taken back go with it. */
    static GameRecord after(GameRecord record, Game next) {
        List<GameRecord.Comment> comments = record.comments().stream()
                .filter(comment -> comment.after() <= next.eventCount())
                .toList();
        return new GameRecord(record.tags(), next, comments, next.outcome().result());
    }

    /** The players of a game file. Whoever is no computer plays here. */
    public static Map<Seat, Sitter> sitters(GameRecord record) {
        Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
        for (Seating seating : record.game().variant().seatings()) {
            Seat seat = seating.seat();
            Optional<Sitter> computer =
                    record.tag(LEVEL + seat.name()).flatMap(Level::named).map(Sitter.Computer::new);
            sitters.put(
                    seat,
                    computer.orElseGet(
                            () -> new Sitter.Person(record.tag(seat.name()).orElse(""), true)));
        }
        return sitters;
    }
}
