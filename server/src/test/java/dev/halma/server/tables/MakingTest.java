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
import dev.halma.table.Command;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

@SuppressWarnings("NullAway.Init")
class MakingTest {

    private static final PlayerId ADA = new PlayerId("ada");
    private static final PlayerId BO = new PlayerId("bo");

    @TempDir
    private Path data;

    /** What is done after a write, when the test lets it. */
    private final BlockingQueue<Runnable> waiting = new LinkedBlockingQueue<>();

    private final Set<Instant> alarms = new HashSet<>();

    private TableRegistry tables(Store store) {
        Scheduler scheduler = (moment, action) -> {
            alarms.add(moment);
            return () -> alarms.remove(moment);
        };
        Thinking nobody = new Thinking() {
            @Override
            public void think(Task task, Consumer<Move> answer) {}

            @Override
            public void forget(TableId table) {}
        };
        Random chance = new Random(1);
        Environment environment = new Environment(
                InstantSource.system(),
                chance,
                waiting::add,
                scheduler,
                NodeId.fresh(chance),
                EnumSet.allOf(Work.class),
                Duration.ZERO);
        return new TableRegistry(store, new LocalBus(), nobody, environment, (table, failure) -> {
            throw new AssertionError(failure);
        });
    }

    @Test
    void whoSitsDownBeforeTheMakerHasTheAnswerKeepsTheClockRunning() throws InterruptedException {
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse("move:60").orElseThrow(),
                Map.of(Seat.A, Chair.Person.of(ADA), Seat.B, new Chair.Open()),
                First.parse("A").orElseThrow(),
                true,
                false,
                "key");
        try (Store store = SqliteStore.open(data)) {
            TableRegistry tables = tables(store);
            tables.start();
            alarms.clear();
            CompletableFuture<TableId> made = tables.make(ADA, plan, Map.of());
            Runnable afterMaking = waiting.take();
            TableId id = store.list(new Store.Wanted.Open(), 1).getFirst().table();
            tables.submit(
                    id,
                    new Ask(
                            new Command.Player(BO),
                            Optional.empty(),
                            new Command.Sit(Seat.B, "", ""),
                            Duration.ZERO,
                            answer -> assertThat(answer).isEqualTo(new Answer.Done(3))));
            // The command is decided, and then on disk. How many tasks that takes depends on who is first.
            while (alarms.isEmpty()) waiting.take().run();
            assertThat(alarms).hasSize(1);
            afterMaking.run();
            while (!made.isDone()) waiting.take().run();
            assertThat(made).isCompletedWithValue(id);
            assertThat(alarms).hasSize(1);
        }
    }

    /** A client that reads the new state ignores its announcement, and would never learn the name. */
    @Test
    void theNameOfAPlayerIsStoredBeforeTheStateWithThemCanBeRead() throws Exception {
        Plan plan = new Plan(
                Variants.named("chinese-2"),
                Pace.parse("none").orElseThrow(),
                Map.of(Seat.A, new Chair.Open(), Seat.B, new Chair.Open()),
                First.parse("A").orElseThrow(),
                true,
                false,
                "key");
        try (Store real = SqliteStore.open(data)) {
            AtomicReference<Supplier<Boolean>> isSeated = new AtomicReference<>(() -> false);
            List<Boolean> seatedWhenNamed = new ArrayList<>();
            Store store = (Store) Proxy.newProxyInstance(
                    Store.class.getClassLoader(), new Class<?>[] {Store.class}, (self, method, arguments) -> {
                        if (method.getName().equals("nameSeat")) {
                            seatedWhenNamed.add(isSeated.get().get());
                        }
                        return method.invoke(real, arguments);
                    });
            TableRegistry tables = tables(store);
            CompletableFuture<TableId> made = tables.make(ADA, plan, Map.of());
            while (!made.isDone()) waiting.take().run();
            isSeated.set(() -> tables.snapshot(made.join())
                    .orElseThrow()
                    .table()
                    .chair(Seat.B)
                    .owner()
                    .isPresent());
            CompletableFuture<Answer> answered = new CompletableFuture<>();
            tables.submit(
                    made.join(),
                    new Ask(
                            new Command.Player(BO),
                            Optional.empty(),
                            new Command.Sit(Seat.B, "", "Bo"),
                            Duration.ZERO,
                            answered::complete));
            while (!answered.isDone()) waiting.take().run();
            assertThat(seatedWhenNamed).containsExactly(false);
            assertThat(tables.snapshot(made.join())
                            .orElseThrow()
                            .table()
                            .chair(Seat.B)
                            .owner())
                    .contains(BO);
        }
    }
}
