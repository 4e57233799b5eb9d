package dev.halma.cli.terminal.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.time.LocalDate;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/** Who plays, in the tags of a game file: {@code [A "Ann"]}, {@code [LevelB "3"]}, as the page and the server write them. */
public final class Records {

    private static final String LEVEL = "Level";
    private static final String DATE = "Date";

    private Records() {}

    public static GameRecord of(Game game, Map<Seat, Sitter> sitters, LocalDate date) {
        GameRecord record = GameRecord.of(game).withTag(DATE, date.toString());
        for (Map.Entry<Seat, Sitter> entry : sitters.entrySet()) {
            String seat = entry.getKey().name();
            record = switch (entry.getValue()) {
                case Sitter.Person(String name, boolean isHere) -> name.isEmpty() ? record : record.withTag(seat, name);
                case Sitter.Computer(Level level) -> record.withTag(LEVEL + seat, Integer.toString(level.number()));
                case Sitter.Free free -> record;
            };
        }
        return record;
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
