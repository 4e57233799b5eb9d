package dev.halma.server.tables;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.table.Entry;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.jspecify.annotations.Nullable;

/**
 * A table as this node knows it, in memory or read from its log. The state is a value, and only entries of the log lead to the
 * next one. So any thread may read it and bring it up to date; none waits for another.
 */
final class TableCache {

    /**
     * A state of the table.
     *
     * @param names of the people at its seats
     * @param areNamesInDoubt whether another node may have changed the names since they were read
     */
    record State(Table table, Map<Seat, String> names, boolean areNamesInDoubt) {

        int version() {
            return table.version();
        }

        private boolean saysTheSameAs(State older) {
            return version() == older.version() && areNamesInDoubt == older.areNamesInDoubt;
        }
    }

    /** What is in memory. Each is another object, so that what was read before {@link #forget} is not kept after it. */
    private record Slot(@Nullable State state) {}

    private final TableId id;
    private final Store store;
    private final SeatNames names;
    private final AtomicReference<Slot> slot = new AtomicReference<>(new Slot(null));

    TableCache(TableId id, Store store, SeatNames names) {
        this.id = id;
        this.store = store;
        this.names = names;
    }

    private Slot slot() {
        return Objects.requireNonNull(slot.get());
    }

    /** The state in memory, which other nodes may have changed. */
    Optional<State> inMemory() {
        return Optional.ofNullable(slot().state());
    }

    /** The state after everything that is durable; nothing if there is no such table. */
    Optional<State> newest() {
        while (true) {
            Slot before = slot();
            State known = before.state();
            if (known != null && !store.isShared()) return Optional.of(known);
            Optional<State> read = known == null ? read() : Optional.of(caughtUp(known));
            if (read.isEmpty() || (known != null && read.get().saysTheSameAs(known))) return read;
            if (slot.compareAndSet(before, new Slot(read.get()))) return read;
        }
    }

    private Optional<State> read() {
        List<Entry> log = store.read(id, 0);
        if (log.isEmpty()) return Optional.empty();
        Table table = Table.replayed(id, log);
        return Optional.of(new State(table, names.of(table), false));
    }

    private State caughtUp(State known) {
        Table newest = known.table();
        for (Entry entry : store.read(id, known.version())) newest = newest.after(entry);
        boolean hasNames =
                !known.areNamesInDoubt() && newest.chairs().equals(known.table().chairs());
        if (hasNames && newest.version() == known.version()) return known;
        return new State(newest, hasNames ? known.names() : names.of(newest), false);
    }

    /** Takes over a state that this node has written; returns the names at it. */
    Map<Seat, String> become(Table next) {
        while (true) {
            Slot before = slot();
            State known = before.state();
            if (known != null && known.version() >= next.version()) return known.names();
            State after = named(next, known);
            if (known == null || slot.compareAndSet(before, new Slot(after))) return after.names();
        }
    }

    /** The state with the names at its seats. A failure to read them loses names for a while and no event. */
    private State named(Table next, @Nullable State known) {
        if (known != null && next.chairs().equals(known.table().chairs())) {
            return new State(next, known.names(), known.areNamesInDoubt());
        }
        try {
            return new State(next, names.of(next), false);
        } catch (StoreFailed e) {
            return new State(next, known == null ? Map.of() : known.names(), true);
        }
    }

    /** Reads the names again. */
    Map<Seat, String> readNames() {
        doubtNames();
        while (true) {
            Slot before = slot();
            State known = before.state();
            if (known == null) return Map.of();
            State named = new State(known.table(), names.of(known.table()), false);
            if (slot.compareAndSet(before, new Slot(named))) return named.names();
        }
    }

    /** The names will be read again when the state is brought up to date. */
    void doubtNames() {
        slot.updateAndGet(now -> {
            State known = now.state();
            return known == null ? now : new Slot(new State(known.table(), known.names(), true));
        });
    }

    /** Gives up the memory. The log will be read when the state is wanted again. */
    void forget() {
        slot.set(new Slot(null));
    }
}
