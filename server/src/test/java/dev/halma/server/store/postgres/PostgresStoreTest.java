package dev.halma.server.store.postgres;

import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.begun;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.table;
import static dev.halma.server.store.Samples.withComputer;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.Append;
import dev.halma.server.store.Lease;
import dev.halma.server.store.Leases;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Rooms.Visitor;
import dev.halma.server.store.Store;
import dev.halma.server.store.Store.Result;
import dev.halma.server.store.StoreContract;
import dev.halma.server.store.Work;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.Test;

/** The store in PostgreSQL, and what it does for several nodes. */
class PostgresStoreTest extends StoreContract {

    private static final NodeId ONE = new NodeId("one");
    private static final NodeId TWO = new NodeId("two");
    private static final Set<Work> ALL = EnumSet.allOf(Work.class);

    @AutoClose
    private final RealPostgres.Lent database = RealPostgres.shared().lend();

    @Override
    protected Store open() {
        return PostgresStore.open(database.address(), NOON, Patience.LIMITS.database());
    }

    private static Append leased(Append append, NodeId node, Instant until) {
        return new Append(
                append.table(), append.entries(), append.summary(), true, Optional.of(new Lease(node, until)));
    }

    @Test
    void ofManyWhoCatchUpAtOnceEachGetsItsOwnEntries() {
        try (Store one = open();
                Store two = open();
                ExecutorService many = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Append> begun = new ArrayList<>();
            for (int i = 0; i < 50; i++) {
                Append made = made(table("t" + i), NOON);
                begun.add(begun(made, NOON));
                one.append(List.of(made)).join();
                one.append(List.of(begun.getLast())).join();
            }
            List<CompletableFuture<List<Entry>>> read = new ArrayList<>();
            for (Append each : begun) {
                read.add(CompletableFuture.supplyAsync(() -> two.read(each.table(), 1), many));
                read.add(CompletableFuture.supplyAsync(() -> two.read(each.table(), 2), many));
            }
            for (int i = 0; i < begun.size(); i++) {
                List<Entry> entries = begun.get(i).entries();
                assertThat(read.get(2 * i).join()).isEqualTo(entries);
                assertThat(read.get(2 * i + 1).join()).isEqualTo(entries.subList(1, 2));
            }
            assertThat(two.read(table("t0"), 3)).isEmpty();
            assertThat(two.read(table("nowhere"), 1)).isEmpty();
        }
    }

    @Test
    void ofTwoNodesThatAppendTheSameVersionOneIsFirst() {
        try (Store one = open();
                Store two = open()) {
            List<Append> made = IntStream.range(0, 50)
                    .mapToObj(i -> made(table("t" + i), NOON))
                    .toList();
            made.forEach(table -> one.append(List.of(table)).join());
            List<CompletableFuture<Result>> results = new ArrayList<>();
            for (Append table : made) {
                results.add(one.append(List.of(begun(table, NOON))));
                results.add(two.append(List.of(begun(table, NOON))));
            }
            for (int i = 0; i < results.size(); i += 2) {
                assertThat(List.of(results.get(i).join(), results.get(i + 1).join()))
                        .containsExactlyInAnyOrder(Result.APPENDED, Result.CONFLICT);
            }
            made.forEach(table -> assertThat(two.read(table.table(), 0)).hasSize(3));
        }
    }

    @Test
    void workIsClaimedOnceAndFreeAgainWhenItsLeaseHasEnded() {
        try (Store store = open()) {
            Append made = made(table("computer"), NOON);
            store.append(List.of(made)).join();
            store.append(List.of(leased(withComputer(made, NOON), ONE, NOON.plusSeconds(3))))
                    .join();
            Lease mine = new Lease(TWO, NOON.plusSeconds(13));
            assertThat(store.leases().claim(ALL, mine, NOON.plusSeconds(3), 10)).isEmpty();
            assertThat(store.leases().renew(new Lease(ONE, NOON.plusSeconds(6)), List.of(made.table())))
                    .containsExactly(made.table());
            // No lease becomes shorter.
            assertThat(store.leases().renew(new Lease(ONE, NOON.plusSeconds(4)), List.of(made.table())))
                    .isEmpty();
            assertThat(store.leases().claim(ALL, mine, NOON.plusSeconds(5), 10)).isEmpty();
            assertThat(store.leases().claim(Set.of(Work.CLOCK), mine, NOON.plusSeconds(10), 10))
                    .isEmpty();
            Leases.Claimed claimed = new Leases.Claimed(made.table(), made.last() + 2);
            assertThat(store.leases().claim(ALL, mine, NOON.plusSeconds(10), 10))
                    .containsExactly(claimed);
            assertThat(store.leases().claim(ALL, mine, NOON.plusSeconds(11), 10))
                    .isEmpty();
            // Whoever has lost a lease can't keep it.
            assertThat(store.leases().renew(new Lease(ONE, NOON.plusSeconds(99)), List.of(made.table())))
                    .isEmpty();
            assertThat(store.leases().claim(ALL, new Lease(ONE, NOON), NOON.plusSeconds(14), 10))
                    .containsExactly(claimed);
        }
    }

    @Test
    void manyNodesThatClaimAtOnceNeverGetTheSameTable() {
        try (Store one = open();
                Store two = open()) {
            for (int i = 0; i < 40; i++) {
                Append made = made(table("t" + i), NOON);
                one.append(List.of(made)).join();
                one.append(List.of(withComputer(made, NOON))).join();
            }
            List<CompletableFuture<List<Leases.Claimed>>> claims = new ArrayList<>();
            for (int i = 0; i < 8; i++) {
                Store store = i % 2 == 0 ? one : two;
                Lease lease = new Lease(i % 2 == 0 ? ONE : TWO, NOON.plusSeconds(60));
                claims.add(
                        CompletableFuture.supplyAsync(() -> store.leases().claim(ALL, lease, NOON.plusSeconds(1), 5)));
            }
            List<Leases.Claimed> claimed =
                    claims.stream().flatMap(claim -> claim.join().stream()).toList();
            assertThat(claimed).doesNotHaveDuplicates().hasSize(40);
        }
    }

    @Test
    void whoIsAtATableIsKnownElsewhereUntilTheNodeDies() {
        try (Store store = open()) {
            Optional<PlayerId> ada = Optional.of(new PlayerId("ada"));
            TableId table = table("one");
            assertThat(store.rooms().alive(ONE, NOON.plusSeconds(4)).join()).isTrue();
            assertThat(store.rooms().alive(ONE, NOON.plusSeconds(5)).join()).isFalse();
            store.rooms().tell(ONE, table, new Visitor(ada, 1, NOON)).join();
            store.rooms()
                    .tell(ONE, table, new Visitor(Optional.empty(), 3, NOON))
                    .join();
            assertThat(store.rooms().elsewhere(ONE, List.of(table), NOON)).isEmpty();
            assertThat(store.rooms()
                            .elsewhere(TWO, List.of(table), NOON.plusSeconds(5))
                            .get(table))
                    .containsExactlyInAnyOrder(new Visitor(ada, 1, NOON), new Visitor(Optional.empty(), 3, NOON));
            assertThat(store.rooms()
                            .elsewhere(TWO, List.of(table), NOON.plusSeconds(6))
                            .get(table))
                    .contains(new Visitor(ada, 0, NOON.plusSeconds(5)));
            store.rooms()
                    .tell(ONE, table, new Visitor(ada, 0, NOON.plusSeconds(2)))
                    .join();
            assertThat(store.rooms()
                            .elsewhere(TWO, List.of(table), NOON.plusSeconds(6))
                            .get(table))
                    .contains(new Visitor(ada, 0, NOON.plusSeconds(2)));
            assertThat(store.rooms().clean(NOON.plusSeconds(100))).isEqualTo(3);
            assertThat(store.rooms().elsewhere(TWO, List.of(table), NOON)).isEmpty();
        }
    }

    @Test
    void everyMonthHasItsPartitionAndOtherIdsHaveTheirs() throws Exception {
        String database = RealPostgres.shared().freshDatabase();
        try (Store store = PostgresStore.open(database, NOON, Patience.LIMITS.database())) {
            for (String id : List.of("2611-abc", "2612-abc", "2705-abc", "0ldId")) {
                store.append(List.of(made(table(id), NOON))).join();
            }
            assertThat(partitions(database))
                    .containsExactlyInAnyOrder(
                            "2611-abc in entry_2611",
                            "2612-abc in entry_2612",
                            "2705-abc in entry_other",
                            "0ldId in entry_other");
            store.prepare(NOON.plusSeconds(90 * 86_400));
            store.append(List.of(made(table("2704-abc"), NOON))).join();
            assertThat(partitions(database)).contains("2704-abc in entry_2704");
        }
    }

    private static List<String> partitions(String database) throws Exception {
        List<String> found = new ArrayList<>();
        try (Connection connection = RealPostgres.shared().connect(RealPostgres.name(database));
                Statement statement = connection.createStatement();
                ResultSet rows = statement.executeQuery("SELECT table_id, tableoid::regclass FROM entry")) {
            while (rows.next()) found.add(rows.getString(1) + " in " + rows.getString(2));
        }
        return found;
    }
}
