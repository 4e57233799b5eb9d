package dev.halma.server.store.move;

import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.server.store.postgres.Residents;
import dev.halma.server.store.sqlite.Backup;
import dev.halma.server.store.sqlite.Snapshot;
import dev.halma.table.Entry;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletionException;

/**
 * Copies the players and tables of an embedded database to PostgreSQL. The old server may run: a snapshot of the
 * beginning is copied. It can be interrupted and repeated; only what is new is copied. Every log is played through the
 * rule book before, and read back and compared after.
 */
public final class Move {

    /** Is called as the copy proceeds. */
    public interface Progress {
        void at(int done, int all);
    }

    /**
     * What was done.
     *
     * @param tables in all
     * @param copied tables that had something new
     * @param entries that were new
     * @param removed players and tables that were copied before, and are gone from the old store by now
     */
    public record Report(int players, int tables, int copied, int entries, int removed) {}

    private final Snapshot source;
    private final Store target;
    private int copied;
    private int entries;

    private Move(Snapshot source, Store target) {
        this.source = source;
        this.target = target;
    }

    /**
     * Copies everything.
     *
     * @param folder the data folder of the old server
     * @param address of the PostgreSQL database
     */
    public static Report run(Path folder, String address, Progress progress) {
        Path file = temporary();
        try {
            Backup.make(folder, file);
            try (Snapshot source = Snapshot.open(file);
                    Store target = PostgresStore.open(address, Instant.now());
                    Residents residents = Residents.open(address)) {
                return new Move(source, target).copy(residents, progress);
            }
        } finally {
            file.toFile().delete();
        }
    }

    private static Path temporary() {
        try {
            Path folder = Files.createTempDirectory("halma-move");
            folder.toFile().deleteOnExit();
            return folder.resolve("halma.db");
        } catch (IOException e) {
            throw new StoreFailed("No temporary file can be made: " + e + ".", e);
        }
    }

    private Report copy(Residents residents, Progress progress) {
        List<Snapshot.Resident> players = source.players();
        residents.settle(players);
        List<TableId> tables = source.tables();
        for (int i = 0; i < tables.size(); i++) {
            copy(tables.get(i));
            progress.at(i + 1, tables.size());
        }
        int removed = residents.isServed() ? 0 : residents.removeAllBut(players, tables);
        return new Report(players.size(), tables.size(), copied, entries, removed);
    }

    private void copy(TableId id) {
        List<Entry> log = source.log(id);
        Table table = Table.replayed(id, log);
        int there = compare(id, log);
        if (there < log.size()) {
            List<Entry> missing = log.subList(there, log.size());
            Summary summary = Summary.of(table, log.getLast().at());
            append(new Append(id, missing, summary, true, Optional.empty()));
            copied++;
            entries += missing.size();
        }
        Map<?, ?> named = target.seatNames(id);
        source.seatNames(id).forEach((seat, name) -> {
            if (!named.containsKey(seat)) target.nameSeat(id, seat, name.player(), name.name());
        });
        if (compare(id, log) < log.size()) throw another(id);
    }

    private void append(Append append) {
        try {
            if (target.append(List.of(append)).join() == Store.Result.APPENDED) return;
        } catch (CompletionException e) {
            throw e.getCause() instanceof StoreFailed failed ? failed : e;
        }
        throw new StoreFailed("Another program writes to table " + append.table()
                + " in the new store. Stop the servers there, or copy into a database of its own.");
    }

    /** How much of a log is there. The new store may have more than the old one, if servers run there already. */
    private int compare(TableId id, List<Entry> log) {
        List<Entry> written = target.read(id, 0);
        int both = Math.min(written.size(), log.size());
        if (!written.subList(0, both).equals(log.subList(0, both))) throw another(id);
        return written.size();
    }

    private static StoreFailed another(TableId id) {
        return new StoreFailed("Table " + id + " is another game in the new store. Nothing of it was changed."
                + " Copy into a database of its own.");
    }
}
