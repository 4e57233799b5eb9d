package dev.halma.table;

import dev.halma.rules.variant.Seat;
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
 * @param atLastTurn what each seat still had when it moved last, where every turn has its own time
 * @param lagGiven the lag that each seat has been given back, less what it earns with each turn
 */
public record Clocks(
        Plan plan,
        Map<Seat, Duration> left,
        Optional<Seat> running,
        Instant since,
        Map<Seat, Duration> atLastTurn,
        Map<Seat, Duration> lagGiven) {

    /** The lag that a seat may be given back at once. A client measures it, so it could claim any. */
    private static final Duration LAG_QUOTA = Duration.ofSeconds(3);

    /** What a seat earns of it with each turn: more than an honest connection loses. */
    private static final Duration LAG_EARNED = Duration.ofMillis(100);

    public Clocks {
        left = copy(left);
        atLastTurn = copy(atLastTurn);
        lagGiven = copy(lagGiven);
    }

    private static Map<Seat, Duration> copy(Map<Seat, Duration> times) {
        return times.isEmpty() ? Map.of() : Collections.unmodifiableMap(new EnumMap<>(times));
    }

    /** Clocks that stand still and show the full time. */
    static Clocks full(Plan plan) {
        Map<Seat, Duration> left = new EnumMap<>(Seat.class);
        for (Seat seat : plan.chairs().keySet()) plan.pace(seat).first().ifPresent(time -> left.put(seat, time));
        return new Clocks(plan, left, Optional.empty(), Instant.EPOCH, Map.of(), Map.of());
    }

    /** Clocks that show what a viewer sees. */
    static Clocks showing(Plan plan, TableStatus.ClockFaces faces) {
        return new Clocks(plan, faces.left(), faces.running(), faces.since(), Map.of(), Map.of());
    }

    /** Starts the clock of a seat with what it shows. */
    Clocks started(Seat seat, Instant now) {
        return left.isEmpty() ? this : new Clocks(plan, left, Optional.of(seat), now, atLastTurn, lagGiven);
    }

    /** The clock of a seat before its turn. Where every turn has its own time, it shows all of it again. */
    Clocks wound(Seat seat) {
        return plan.pace(seat).perTurn().map(turn -> with(seat, turn)).orElse(this);
    }

    /** The clock of a seat that moves again after a takeback. The takeback gives it no new time for the turn. */
    Clocks rewound(Seat seat) {
        Duration had = atLastTurn.get(seat);
        if (had == null) return wound(seat);
        Map<Seat, Duration> others = new EnumMap<>(atLastTurn);
        others.remove(seat);
        return new Clocks(plan, left, running, since, others, lagGiven).with(seat, had);
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
    Clocks afterTurn(Seat seat, Duration shown, Instant now) {
        if (left.isEmpty()) return this;
        return remembering(seat, now)
                .withLagOf(seat, shown, now)
                .with(seat, shown)
                .withoutRunning();
    }

    /** Counts the lag in what a seat shows after its turn. */
    private Clocks withLagOf(Seat seat, Duration shown, Instant now) {
        if (!running.equals(Optional.of(seat)) || plan.pace(seat).perTurn().isPresent()) return this;
        Duration given = positive(shown.minus(plan.pace(seat).afterTurn(leftAt(now))));
        Map<Seat, Duration> changed = new EnumMap<>(Seat.class);
        changed.putAll(lagGiven);
        changed.put(seat, positive(lagGiven(seat).plus(given).minus(LAG_EARNED)));
        return new Clocks(plan, left, running, since, atLastTurn, changed);
    }

    private Duration lagGiven(Seat seat) {
        return lagGiven.getOrDefault(seat, Duration.ZERO);
    }

    /** The lag that a seat may still be given back. */
    Duration lagLeft(Seat seat) {
        return positive(LAG_QUOTA.minus(lagGiven(seat)));
    }

    private static Duration positive(Duration time) {
        return time.isNegative() ? Duration.ZERO : time;
    }

    private Clocks remembering(Seat seat, Instant now) {
        if (!running.equals(Optional.of(seat)) || plan.pace(seat).perTurn().isEmpty()) return this;
        Map<Seat, Duration> changed = new EnumMap<>(Seat.class);
        changed.putAll(atLastTurn);
        changed.put(seat, leftAt(now));
        return new Clocks(plan, left, running, since, changed, lagGiven);
    }

    /** What the running clock shows at a time; never negative. */
    Duration leftAt(Instant now) {
        return minus(left.getOrDefault(running.orElseThrow(), Duration.ZERO), passed(now));
    }

    /** For how long the clock that runs has been running; nothing if none runs, or if the server's clock was set back. */
    Duration passed(Instant now) {
        long passed = running.isEmpty() ? 0 : now.toEpochMilli() - since.toEpochMilli();
        return Duration.ofMillis(Math.max(0, passed));
    }

    /** The clock of a seat with less time. */
    Clocks charged(Seat seat, Duration time) {
        Duration had = left.get(seat);
        return had == null ? this : with(seat, minus(had, time));
    }

    private static Duration minus(Duration had, Duration time) {
        return time.compareTo(had) > 0 ? Duration.ZERO : had.minus(time);
    }

    /** When the time of the seat to move runs out. */
    public Optional<Instant> deadline() {
        return running.map(seat -> since.plus(left.getOrDefault(seat, Duration.ZERO)));
    }

    /** When the server may rule that the time is up. Until then a move that was sent in time may still arrive. */
    public Optional<Instant> checkAt() {
        return deadline().map(at -> at.plus(DecisionContext.MOST_LAG));
    }

    private Clocks with(Seat seat, Duration shown) {
        Map<Seat, Duration> changed = new EnumMap<>(Seat.class);
        changed.putAll(left);
        changed.put(seat, shown);
        return new Clocks(plan, changed, running, since, atLastTurn, lagGiven);
    }

    /** The clock that runs stopped, without taking the time that has passed. */
    Clocks withoutRunning() {
        return new Clocks(plan, left, Optional.empty(), since, atLastTurn, lagGiven);
    }
}
