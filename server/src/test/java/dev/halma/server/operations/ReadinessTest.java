package dev.halma.server.operations;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.services.Patience;
import dev.halma.server.store.Store;
import dev.halma.server.store.sqlite.SqliteStore;
import java.nio.file.Path;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ReadinessTest {

    @TempDir
    @SuppressWarnings("NullAway.Init")
    private Path data;

    private final AtomicReference<Instant> now = new AtomicReference<>(Instant.EPOCH);
    private final InstantSource clock = now::get;

    @Test
    void aStoreThatCanNotBeWrittenIsNotReadyForLong() {
        Store store = SqliteStore.open(data);
        Readiness readiness = new Readiness(store, clock, Patience.ENDLESS);
        assertThat(readiness.trouble()).isEmpty();
        store.close();
        assertThat(readiness.trouble()).isEmpty(); // it is not tried again at once
        now.set(Instant.EPOCH.plusSeconds(2));
        assertThat(readiness.trouble()).contains("the store can't be written");
    }

    @Test
    void aServerThatStopsIsNotReady() {
        try (Store store = SqliteStore.open(data)) {
            Readiness readiness = new Readiness(store, clock, Patience.ENDLESS);
            readiness.stop();
            assertThat(readiness.trouble()).contains("the server stops");
        }
    }
}
