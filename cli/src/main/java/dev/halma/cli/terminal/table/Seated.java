package dev.halma.cli.terminal.table;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.PlayerId;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Who sits at the seats of a game.
 *
 * @param names of the people; empty for one who has given none
 */
public record Seated(Map<Seat, Chair> chairs, Map<Seat, String> names) {

    /** The people at this terminal: one device, which holds all of their seats. */
    public static final PlayerId HERE = new PlayerId("here");

    public Seated {
        chairs = copy(chairs);
        names = copy(names);
    }

    private static <T> Map<Seat, T> copy(Map<Seat, T> map) {
        Map<Seat, T> copy = new EnumMap<>(Seat.class);
        copy.putAll(map);
        return Collections.unmodifiableMap(copy);
    }

    /** No players yet. */
    public static Seated none() {
        return new Seated(Map.of(), Map.of());
    }

    /** With a person at this terminal. */
    public Seated withPerson(Seat seat, String name) {
        Map<Seat, String> all = new EnumMap<>(Seat.class);
        all.putAll(names);
        all.put(seat, name);
        return new Seated(with(seat, Chair.Person.of(HERE)), all);
    }

    public Seated withComputer(Seat seat, Level level) {
        return new Seated(with(seat, new Chair.Computer(level)), names);
    }

    private Map<Seat, Chair> with(Seat seat, Chair chair) {
        Map<Seat, Chair> all = new EnumMap<>(Seat.class);
        all.putAll(chairs);
        all.put(seat, chair);
        return all;
    }

    /** The seats of people. */
    public Set<Seat> persons() {
        return chairs.keySet().stream()
                .filter(seat -> chairs.get(seat) instanceof Chair.Person)
                .collect(Collectors.toSet());
    }
}
