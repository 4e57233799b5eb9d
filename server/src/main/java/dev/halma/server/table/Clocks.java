package dev.halma.server.table;

import dev.halma.rules.variant.Seat;
import dev.halma.server.table.plan.Pace;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The clocks of a table. At most one runs.
 *
 * @param left what each seat had when its clock last stopped; empty without a clock
 * @param running the seat whose clock runs
 * @param since when it started to run
 */
public record Clocks(Pace pace, Map<Seat, Duration> left, Optional<Seat> running, Instant since) {

    public Clocks {
        left = Collections.unmodifiableMap(new EnumMap<>(left.isEmpty() ? new EnumMap<>(Seat.class) : left));
    }

    /** Clocks that stand still and show the full time. */
    static Clocks full(Pace pace, int seats) {
        Map<Seat, Duration> left = new EnumMap<>(Seat.class);
        pace.first().ifPresent(time -> {
            for (int i = 0; i < seats; i++) left.put(Seat.of(i), time);
        });
        return new Clocks(pace, left, Optional.empty(), Instant.EPOCH);
    }

    /** Starts the clock of a seat. Where every turn has its own time, it shows all of it again. */
    Clocks started(Seat seat, Instant now) {
        if (left.isEmpty()) return this;
        Clocks wound = pace.perTurn().map(turn -> with(seat, turn)).orElse(this);
        return new Clocks(pace, wound.left, Optional.of(seat), now);
    }

    /** Stops the clock that runs and takes the time that has passed. */
    Clocks stopped(Instant now) {
        if (running.isEmpty()) return this;
        return with(running.get(), leftAt(now)).withoutRunning();
    }

    /** The clock of a seat set to what it shows after its turn, and stopped. */
    Clocks afterTurn(Seat seat, Duration shown) {
        return left.isEmpty() ? this : with(seat, shown).withoutRunning();
    }

    /** What the clock that runs shows at a moment; never less than nothing. */
    Duration leftAt(Instant now) {
        Duration had = left.getOrDefault(running.orElseThrow(), Duration.ZERO);
        Duration passed = Duration.between(since, now);
        if (passed.isNegative()) return had; // the server's clock was set back
        return passed.compareTo(had) > 0 ? Duration.ZERO : had.minus(passed);
    }

    /** When the time of the seat to move runs out. */
    public Optional<Instant> deadline() {
        return running.map(seat -> since.plus(left.getOrDefault(seat, Duration.ZERO)));
    }

    private Clocks with(Seat seat, Duration shown) {
        Map<Seat, Duration> changed = new EnumMap<>(left);
        changed.put(seat, shown);
        return new Clocks(pace, changed, running, since);
    }

    private Clocks withoutRunning() {
        return new Clocks(pace, left, Optional.empty(), since);
    }
}
