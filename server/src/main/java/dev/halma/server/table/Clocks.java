package dev.halma.server.table;

import dev.halma.rules.variant.Seat;
import dev.halma.server.table.plan.Plan;
import java.time.Duration;
import java.time.Instant;
import java.util.Collections;
import java.util.EnumMap;
import java.util.Map;
import java.util.Optional;

/**
 * The clocks of a table. At most one runs.
 *
 * @param plan says how much time each seat has
 * @param left what each seat had when its clock last stopped; empty without a clock
 * @param running the seat whose clock runs
 * @param since when it started to run
 */
public record Clocks(Plan plan, Map<Seat, Duration> left, Optional<Seat> running, Instant since) {

    public Clocks {
        left = Collections.unmodifiableMap(new EnumMap<>(left.isEmpty() ? new EnumMap<>(Seat.class) : left));
    }

    /** Clocks that stand still and show the full time. */
    static Clocks full(Plan plan) {
        Map<Seat, Duration> left = new EnumMap<>(Seat.class);
        for (Seat seat : plan.chairs().keySet()) plan.pace(seat).first().ifPresent(time -> left.put(seat, time));
        return new Clocks(plan, left, Optional.empty(), Instant.EPOCH);
    }

    /** Starts the clock of a seat with what it shows. */
    Clocks started(Seat seat, Instant now) {
        return left.isEmpty() ? this : new Clocks(plan, left, Optional.of(seat), now);
    }

    /** The clock of a seat before its turn. Where every turn has its own time, it shows all of it again. */
    Clocks wound(Seat seat) {
        return plan.pace(seat).perTurn().map(turn -> with(seat, turn)).orElse(this);
    }

    /** The clock of a seat after a turn of it was taken back: without the increment that it brought. */
    Clocks beforeTurn(Seat seat) {
        Duration shown = left.get(seat);
        return shown == null ? this : with(seat, plan.pace(seat).beforeTurn(shown));
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

    /** When the server may say that the time is up. Until then a move that was sent in time may still arrive. */
    public Optional<Instant> lookAt() {
        return deadline().map(at -> at.plus(Moment.MOST_LAG));
    }

    private Clocks with(Seat seat, Duration shown) {
        Map<Seat, Duration> changed = new EnumMap<>(left);
        changed.put(seat, shown);
        return new Clocks(plan, changed, running, since);
    }

    private Clocks withoutRunning() {
        return new Clocks(plan, left, Optional.empty(), since);
    }
}
