package dev.halma.engine.ugi;

import dev.halma.rules.variant.Seat;
import java.util.EnumMap;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * The clocks in a {@code go}, in milliseconds.
 *
 * @param left by seat; a seat may be missing
 * @param increments the time added per turn, by seat; a missing seat has none
 * @param turnsToGo the number of turns until the clocks get more time
 */
public record Clocks(Map<Seat, Long> left, Map<Seat, Long> increments, OptionalInt turnsToGo) {

    static final Clocks NONE = new Clocks(Map.of(), Map.of(), OptionalInt.empty());

    public Clocks {
        left = Map.copyOf(Objects.requireNonNull(left, "left"));
        increments = Map.copyOf(Objects.requireNonNull(increments, "increments"));
        Objects.requireNonNull(turnsToGo, "turnsToGo");
    }

    Clocks withLeft(Seat seat, long millis) {
        return new Clocks(with(left, seat, millis), increments, turnsToGo);
    }

    Clocks withIncrement(Seat seat, long millis) {
        return new Clocks(left, with(increments, seat, millis), turnsToGo);
    }

    Clocks withTurnsToGo(int turns) {
        return new Clocks(left, increments, OptionalInt.of(turns));
    }

    private static Map<Seat, Long> with(Map<Seat, Long> map, Seat seat, long millis) {
        Map<Seat, Long> changed = new EnumMap<>(Seat.class);
        changed.putAll(map);
        changed.put(seat, millis);
        return changed;
    }

    /** Whether the {@code go} had no clock at all. */
    boolean areMissing() {
        return equals(NONE);
    }

    Optional<Clock> of(Seat seat) {
        return Optional.ofNullable(left.get(seat))
                .map(millis -> new Clock(millis, increments.getOrDefault(seat, 0L), turnsToGo));
    }
}
