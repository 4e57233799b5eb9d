package dev.halma.bench.store;

import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.store.sqlite.DataFile;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.table.Chair;
import dev.halma.table.Entry;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/**
 * Measures the embedded store with a number of tables. Each appends again once its last append is durable. {@code
 * StoreSpeed FOLDER} measures the disk that the folder is on.
 */
public final class StoreSpeed {

    private static final Duration EACH = Duration.ofSeconds(5);
    private static final Instant NOON = Instant.parse("2026-11-16T12:00:00Z");
    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");

    private StoreSpeed() {}

    public static void main(String[] arguments) throws IOException {
        Path folder = Files.createTempDirectory(Path.of(arguments[0]), "halma-speed");
        try (SqliteStore store = SqliteStore.open(folder)) {
            for (int tables : new int[] {10, 1, 10, 100, 500}) measure(store, tables);
        }
        long size = Files.size(folder.resolve(DataFile.NAME));
        long start = System.nanoTime();
        SqliteStore.open(folder).close();
        System.out.printf("opening %d MB again: %d ms%n", size >> 20, (System.nanoTime() - start) / 1_000_000);
    }

    private static void measure(SqliteStore store, int tables) {
        long commits = store.commits();
        AtomicLong appends = new AtomicLong();
        long start = System.nanoTime();
        CompletableFuture<?>[] all = new CompletableFuture<?>[tables];
        for (int i = 0; i < tables; i++) {
            Append made = made(new TableId("t" + start + "-" + i));
            Append begun = begun(made);
            all[i] = store.append(List.of(made))
                    .thenCompose(result -> store.append(List.of(begun)))
                    .thenCompose(result -> next(store, begun, 4, start, appends));
        }
        CompletableFuture.allOf(all).join();
        double seconds = (System.nanoTime() - start) / 1e9;
        System.out.printf(
                "%3d tables: %6.0f appends/s, %5.0f commits/s%n",
                tables, appends.get() / seconds, (store.commits() - commits) / seconds);
    }

    /** Ada creates a table with one free seat. */
    private static Append made(TableId id) {
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                new Pace.PerGame(Duration.ofMinutes(10), Duration.ofSeconds(5)),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, new Chair.Open()),
                new First.Agreed(Seat.A),
                true,
                false,
                "p0sW3dQ9");
        return following(id, List.of(), new TableEvent.Made(ADA, plan));
    }

    /** Bo takes the seat, and the game begins. */
    private static Append begun(Append made) {
        return following(
                made.table(), made.entries(), new TableEvent.Sat(Seat.B, BO), new TableEvent.Began(Seat.A, List.of()));
    }

    private static Append following(TableId id, List<Entry> log, TableEvent... events) {
        List<Entry> whole = new ArrayList<>(log);
        for (TableEvent event : events) whole.add(new Entry(whole.size() + 1, NOON, Optional.empty(), event));
        Summary summary = Summary.of(Table.replayed(id, whole), NOON);
        return new Append(id, whole.subList(log.size(), whole.size()), summary, true, Optional.empty());
    }

    private static CompletableFuture<Store.Result> next(
            Store store, Append before, int version, long start, AtomicLong appends) {
        if (System.nanoTime() - start > EACH.toNanos()) return CompletableFuture.completedFuture(Store.Result.APPENDED);
        TableEvent.Played played = new TableEvent.Played(Seat.A, "e4-e6-g8", Optional.of(Duration.ofMinutes(9)));
        Instant at = NOON.plusMillis(version);
        Summary old = before.summary();
        Summary summary = new Summary(
                old.phase(),
                old.variant(),
                old.house(),
                old.pace(),
                old.isPublic(),
                old.freeChairs(),
                old.players(),
                Optional.of(at.plusSeconds(600)),
                old.work(),
                at);
        Append append = new Append(
                before.table(),
                List.of(new Entry(version, at, Optional.empty(), played)),
                summary,
                false,
                Optional.empty());
        return store.append(List.of(append)).thenCompose(result -> {
            if (result != Store.Result.APPENDED) throw new IllegalStateException("nobody else writes here");
            appends.incrementAndGet();
            return next(store, append, version + 1, start, appends);
        });
    }
}
