package dev.halma.server.store.sqlite;

import dev.halma.server.store.Samples;
import dev.halma.table.TableId;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;

/** A process that appends and tells what is acknowledged, until somebody kills it. */
final class UntilKilled {

    private static final int BLOCK = 50;

    private UntilKilled() {}

    public static void main(String[] arguments) {
        SqliteStore store = SqliteStore.open(Path.of(arguments[0]));
        for (int block = 0; ; block++) {
            List<CompletableFuture<Void>> acknowledged = IntStream.range(block * BLOCK, (block + 1) * BLOCK)
                    .mapToObj(i -> store.append(List.of(Samples.made(new TableId("t" + i), Samples.NOON)))
                            .thenRun(() -> System.out.println("t" + i)))
                    .toList();
            acknowledged.forEach(CompletableFuture::join);
        }
    }
}
