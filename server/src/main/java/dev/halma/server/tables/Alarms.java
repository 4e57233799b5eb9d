package dev.halma.server.tables;

import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/**
 * Wakes tables: when a clock runs out, or when a failed action is retried. One alarm a table, and only for what is due soon:
 * a million games with days for a move must not fill the memory. The store knows what is due later.
 */
final class Alarms {

    /** How far ahead alarms are set. */
    static final Duration AHEAD = Duration.ofMinutes(2);

    private final Scheduler scheduler;
    private final Consumer<TableId> wake;
    private final Map<TableId, Scheduler.Alarm> alarms = new ConcurrentHashMap<>();
    private volatile Instant horizon = Instant.MIN;

    Alarms(Scheduler scheduler, Consumer<TableId> wake) {
        this.scheduler = scheduler;
        this.wake = wake;
    }

    /** From now on alarms up to this time are kept. */
    void lookAheadTo(Instant until) {
        horizon = until;
    }

    /** The time up to which alarms are kept. */
    Instant horizon() {
        return horizon;
    }

    /** Sets the alarm of a table, in place of an earlier one. One that is not due soon is left to the store. */
    void set(TableId id, Instant at) {
        if (at.isAfter(horizon)) {
            clear(id);
            return;
        }
        Scheduler.Alarm alarm = scheduler.at(at, () -> {
            alarms.remove(id);
            wake.accept(id);
        });
        Optional.ofNullable(alarms.put(id, alarm)).ifPresent(Scheduler.Alarm::cancel);
    }

    void clear(TableId id) {
        Optional.ofNullable(alarms.remove(id)).ifPresent(Scheduler.Alarm::cancel);
    }

    /** How many are set. */
    int count() {
        return alarms.size();
    }
}
