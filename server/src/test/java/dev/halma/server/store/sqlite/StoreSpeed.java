package dev.halma.server.store.sqlite;

import dev.halma.rules.variant.Seat;
import dev.halma.server.store.Append;
import dev.halma.server.store.Samples;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.table.Entry;
import dev.halma.server.table.TableEvent;
import dev.halma.server.table.TableId;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.atomic.AtomicLong;

/** How fast the store is: so many tables, each with its next append once the last one is durable. Not a test; run it by hand. */
final class StoreSpeed {

    private static final Duration EACH = Duration.ofSeconds(5);

    private StoreSpeed() {}

    // The argument is a folder on the disk that is to be measured.
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
            Append made = Samples.made(new TableId("t" + start + "-" + i), Samples.NOON);
            Append begun = Samples.begun(made, Samples.NOON);
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

    private static CompletableFuture<Store.Result> next(
            Store store, Append before, int version, long start, AtomicLong appends) {
        if (System.nanoTime() - start > EACH.toNanos()) return CompletableFuture.completedFuture(Store.Result.APPENDED);
        TableEvent.Played played = new TableEvent.Played(Seat.A, "e4-e6-g8", Optional.of(Duration.ofMinutes(9)));
        Instant at = Samples.NOON.plusMillis(version);
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
