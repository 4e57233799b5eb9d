package dev.halma.server.tables;

import dev.halma.table.TableId;
import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** Wakes tables: when a clock runs out, or when a failed action is retried. One alarm a table. */
final class Alarms {

    private final Scheduler scheduler;
    private final Consumer<TableId> wake;
    private final Map<TableId, Scheduler.Alarm> alarms = new ConcurrentHashMap<>();

    Alarms(Scheduler scheduler, Consumer<TableId> wake) {
        this.scheduler = scheduler;
        this.wake = wake;
    }

    /** Sets the alarm of a table, in place of an earlier one. */
    void set(TableId id, Instant at) {
        Scheduler.Alarm alarm = scheduler.at(at, () -> wake.accept(id));
        Optional.ofNullable(alarms.put(id, alarm)).ifPresent(Scheduler.Alarm::cancel);
    }

    void clear(TableId id) {
        Optional.ofNullable(alarms.remove(id)).ifPresent(Scheduler.Alarm::cancel);
    }
}
