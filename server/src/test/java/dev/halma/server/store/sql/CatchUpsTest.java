package dev.halma.server.store.sql;

import static java.util.concurrent.CompletableFuture.supplyAsync;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.Samples;
import dev.halma.server.store.Store;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.table.TableId;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.Statement;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

class CatchUpsTest {

    private static final int TABLES = 20;

    /** PostgreSQL would read the whole log if it took that for cheaper, and the log grows without end. */
    @Test
    void manyTablesAreReadByTheIndexHoweverShortTheLogStillIs() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                Store store = PostgresStore.open(
                        database.address(), Instant.parse("2026-11-17T12:00:00Z"), Patience.LIMITS.database());
                Connection connection = RealPostgres.shared().connect(RealPostgres.name(database.address()));
                Statement statement = connection.createStatement()) {
            assertThat(store.read(new TableId("2611-nobody"), 0)).isEmpty();
            statement.execute("""
                    INSERT INTO entry (table_id, version, happened_at, event)
                    SELECT '2611-' || t, v, 0, '{}' FROM generate_series(1, 200) t, generate_series(1, 100) v""");
            statement.execute("ANALYZE entry");
            assertThat(plan(connection))
                    .contains("Index Scan on entry_2611")
                    .doesNotContain("Seq Scan on entry_2611", "Hash Join", "Merge Join");
        }
    }

    /** Those who are read together with a table that can't be read go on. */
    @Test
    void anEntryThatCanNotBeReadIsTheFailureOfItsTableAlone() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                Store store = PostgresStore.open(database.address(), Samples.NOON, Patience.LIMITS.database())) {
            database.execute("INSERT INTO entry (table_id, version, happened_at, event) VALUES"
                    + " ('broken', 2, 0, 'nonsense'), ('good', 2, 0, '{\"kind\":\"paused\"}')");
            int rounds = 20; // so that some are read together
            List<CompletableFuture<Integer>> good = new ArrayList<>();
            List<CompletableFuture<Integer>> broken = new ArrayList<>();
            try (ExecutorService all = Executors.newVirtualThreadPerTaskExecutor()) {
                for (int i = 0; i < rounds; i++) {
                    good.add(
                            supplyAsync(() -> store.read(new TableId("good"), 1).size(), all));
                    broken.add(supplyAsync(
                            () -> store.read(new TableId("broken"), 1).size(), all));
                }
            }
            assertThat(good).allSatisfy(each -> assertThat(each.join()).isEqualTo(1));
            assertThat(broken).allMatch(CompletableFuture::isCompletedExceptionally);
        }
    }

    private static String plan(Connection connection) throws Exception {
        try (PreparedStatement explained = connection.prepareStatement("EXPLAIN " + CatchUps.READ)) {
            explained.setArray(
                    1,
                    connection.createArrayOf(
                            "text",
                            IntStream.range(0, TABLES)
                                    .mapToObj(i -> "2611-" + i)
                                    .toArray()));
            explained.setArray(
                    2,
                    connection.createArrayOf(
                            "int4", Collections.nCopies(TABLES, 90).toArray()));
            StringBuilder plan = new StringBuilder();
            try (ResultSet line = explained.executeQuery()) {
                while (line.next()) plan.append(line.getString(1)).append('\n');
            }
            return plan.toString();
        }
    }
}
