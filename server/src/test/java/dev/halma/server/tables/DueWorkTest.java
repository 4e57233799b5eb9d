package dev.halma.server.tables;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.move.Move;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.server.cluster.LocalBus;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.Work;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.server.tables.thinking.Thinking;
import dev.halma.table.Chair;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.CompletableFuture;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** A stranger makes more tables than fit into the memory, and lets their clocks run. */
@SuppressWarnings("NullAway.Init")
class DueWorkTest {

    private static final PlayerId EVE = new PlayerId("eve");
    private static final int MANY = 1200; // more than two pages

    @TempDir
    private Path data;

    private Instant now = Instant.parse("2026-11-18T12:00:00Z");
    private final Deque<Runnable> due = new ArrayDeque<>();

    private TableRegistry registry(Store store) {
        Scheduler scheduler = (at, action) -> {
            if (!at.isAfter(now)) due.add(action);
            return () -> due.remove(action);
        };
        Thinking never = new Thinking() {
            @Override
            public void think(Task task, Consumer<Move> answer) {}

            @Override
            public void forget(TableId table) {}
        };
        Random random = new Random(1);
        Environment environment = new Environment(
                () -> now,
                random,
                Runnable::run,
                scheduler,
                NodeId.fresh(random),
                EnumSet.allOf(Work.class),
                Duration.ZERO);
        return new TableRegistry(store, new LocalBus(), never, environment, (table, failure) -> {
            throw new AssertionError(failure);
        });
    }

    private static void make(TableRegistry tables, String pace, int times) {
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse(pace).orElseThrow(),
                Map.of(Seat.A, Chair.Person.of(EVE), Seat.B, Chair.Person.of(EVE)),
                First.parse("A").orElseThrow(),
                false,
                false,
                "key");
        List<CompletableFuture<TableId>> made = new ArrayList<>();
        for (int i = 0; i < times; i++) made.add(tables.make(EVE, plan, Map.of()));
        made.forEach(CompletableFuture::join);
    }

    @Test
    void tablesThatSleepTakeNoMemory() {
        try (Store store = SqliteStore.open(data)) {
            TableRegistry first = registry(store);
            first.start();
            make(first, "days:30", MANY);
            make(first, "move:60", 3);
            assertThat(first.alarms()).isEqualTo(3);
            TableRegistry second = registry(store);
            second.start();
            assertThat(second.isDueWorkRead()).isTrue();
            assertThat(second.alarms()).isEqualTo(3);
            assertThat(second.count()).isZero();
        }
    }

    @Test
    void tablesWhoseTimeRanOutWhileTheServerWasAwayAllEnd() {
        try (Store store = SqliteStore.open(data)) {
            make(registry(store), "move:60", MANY);
            now = now.plus(Duration.ofDays(1));
            TableRegistry tables = registry(store);
            tables.start();
            for (Runnable next = due.poll(); next != null; next = due.poll()) next.run();
            store.heartbeat(now).join(); // everything before it is written
            for (int looks = 0; finished(store) < MANY && looks < 1000; looks++) {
                store.heartbeat(now).join();
            }
            assertThat(finished(store)).isEqualTo(MANY);
        }
    }

    private static long finished(Store store) {
        return store.list(new Store.Wanted.Finished(EVE), 2 * MANY).stream()
                .filter(one -> one.summary().phase() == Table.Phase.OVER)
                .count();
    }
}
