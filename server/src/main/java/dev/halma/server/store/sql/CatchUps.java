package dev.halma.server.store.sql;

import dev.halma.server.store.StoreFailed;
import dev.halma.table.Entry;
import dev.halma.table.TableId;
import java.sql.Array;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.BooleanSupplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads what other nodes have appended, for many tables in one message to the database. Where the players of a table
 * are at different nodes, every move is read by one more node. Reads that come while a message is under way share the
 * next one.
 */
final class CatchUps {

    private static final int MOST_AT_ONCE = 256;

    /**
     * The offset keeps PostgreSQL from reading the whole log once where it estimates that as cheaper than one lookup
     * per table.
     */
    static final String READ = """
            SELECT e.* FROM unnest(?, ?) AS wanted (table_id, known) CROSS JOIN LATERAL (
                SELECT table_id, version, happened_at, cause_player, cause_id, event FROM entry
                WHERE table_id = wanted.table_id AND version > wanted.known OFFSET 0) e
            ORDER BY e.table_id, e.version""";

    private final Access access;
    private final Queue<Wanted> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isReading = new AtomicBoolean();

    /** A caller that waits for the entries of a table. */
    private record Wanted(TableId table, int after, CompletableFuture<List<Entry>> found) {}

    /** What was found of a table. An entry that can't be read is the failure of its own table and of no other. */
    private static final class Found {
        final List<Entry> entries = new ArrayList<>();

        @Nullable
        RuntimeException unreadable;

        void add(ResultSet row) throws SQLException {
            if (unreadable != null) return;
            try {
                entries.add(TableReader.entry(row));
            } catch (IllegalArgumentException e) {
                unreadable = e;
            }
        }

        void tell(Wanted wanted) {
            if (unreadable != null) wanted.found().completeExceptionally(unreadable);
            else
                wanted.found()
                        .complete(entries.stream()
                                .filter(entry -> entry.version() > wanted.after())
                                .toList());
        }
    }

    CatchUps(Access access) {
        this.access = access;
    }

    /** The entries of a table after a version, as they are durable at some moment after the call. */
    List<Entry> read(TableId table, int after) {
        Wanted wanted = new Wanted(table, after, new CompletableFuture<>());
        waiting.add(wanted);
        boolean hasRead = readWhile(() -> !wanted.found().isDone());
        if (hasRead && !waiting.isEmpty()) Thread.startVirtualThread(() -> readWhile(() -> true));
        try {
            return wanted.found().join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailed failed
                    ? failed
                    : access.database().failed(e);
        }
    }

    /** Reads for all waiting callers, unless another thread does so. Returns whether this thread has read. */
    private boolean readWhile(BooleanSupplier isWanted) {
        boolean hasRead = false;
        while (isWanted.getAsBoolean() && !waiting.isEmpty() && isReading.compareAndSet(false, true)) {
            hasRead = true;
            try {
                readTogether();
            } finally {
                isReading.set(false);
            }
        }
        return hasRead;
    }

    private void readTogether() {
        List<Wanted> together = new ArrayList<>();
        for (Wanted next = waiting.poll(); next != null; next = waiting.poll()) {
            together.add(next);
            if (together.size() == MOST_AT_ONCE) break;
        }
        try {
            Map<TableId, Found> found = access.read(handle -> read(handle.getConnection(), together));
            together.forEach(
                    each -> found.getOrDefault(each.table(), new Found()).tell(each));
        } catch (RuntimeException e) {
            together.forEach(each -> each.found().completeExceptionally(e));
        }
    }

    /** Two callers may want the same table from different versions: it is read once, from the lower one. */
    private static Map<TableId, Found> read(Connection connection, List<Wanted> wanted) {
        Map<TableId, Integer> known = new HashMap<>();
        wanted.forEach(each -> known.merge(each.table(), each.after(), Math::min));
        Map<TableId, Found> found = new HashMap<>();
        try (PreparedStatement statement = connection.prepareStatement(READ)) {
            List<TableId> tables = List.copyOf(known.keySet());
            Array ids = connection.createArrayOf(
                    "text", tables.stream().map(TableId::text).toArray());
            Array versions = connection.createArrayOf(
                    "int4", tables.stream().map(known::get).toArray());
            statement.setArray(1, ids);
            statement.setArray(2, versions);
            try (ResultSet row = statement.executeQuery()) {
                while (row.next()) {
                    found.computeIfAbsent(new TableId(row.getString("table_id")), fresh -> new Found())
                            .add(row);
                }
            }
            return found;
        } catch (SQLException e) {
            throw new IllegalStateException(e);
        }
    }
}
