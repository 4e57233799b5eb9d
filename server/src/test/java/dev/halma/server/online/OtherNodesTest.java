package dev.halma.server.online;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.HalmaServer;
import dev.halma.server.Settings;
import dev.halma.server.Thinkers;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.Append;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.table.Entry;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/** Nodes that differ: without a bus, without thinkers, of a newer version. */
class OtherNodesTest {

    private static final Script SCRIPT = Script.of(9, 10);

    private static HalmaServer start(RealPostgres.Lent database) throws Exception {
        return HalmaServer.start(settings(database));
    }

    private static Settings settings(RealPostgres.Lent database) {
        Settings.Cluster cluster = new Settings.Cluster(Optional.of(database.address()), Optional.empty());
        return Settings.usual("localhost", 0, Path.of("")).withCluster(cluster).withTimes(Patience.LIMITS);
    }

    private static URI address(HalmaServer server) {
        return URI.create("http://localhost:" + server.port());
    }

    @Test
    void withoutABusTheyFindEachOthersMovesInTheLogAndSaySo() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer one = start(database);
                HalmaServer two = start(database)) {
            Guest ada = Guest.named("Ada", () -> address(one));
            Guest bo = Guest.named("Bo", () -> address(two));
            assertThat(ada.get("/api/health").body()).contains("\"bus\":\"away\"");
            Guest.Made made = ada.makes(Script.plan("open", ""));
            try (AtTable a = ada.watches(made.table());
                    AtTable b = bo.watches(made.table())) {
                b.sits("B", "", "");
                a.wire().happens("began");
                a.does(SCRIPT.turn(0));
                b.wire().happens("played");
                b.does(SCRIPT.turn(1));
                a.wire().happens("played");
            }
        }
    }

    @Test
    void whoIsForgottenAtOneNodeIsSentAwayFromTheOthersWithoutAWordOfIt() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer one = start(database);
                HalmaServer two = start(database)) {
            Deque<URI> next = new ArrayDeque<>(List.of(address(one), address(two), address(one)));
            Guest ada = Guest.named("Ada", next::remove);
            try (Wire elsewhere = ada.connect()) {
                elsewhere.hears("welcome");
                assertThat(ada.delete("/api/me").statusCode()).isEqualTo(204);
                assertThat(elsewhere.closeCode()).isEqualTo(1000);
            }
        }
    }

    /** PostgreSQL does not keep who is at tables through a crash. */
    @Test
    void afterACrashOfTheDatabaseNodesTellAgainWhoIsThere() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer one = start(database)) {
            Guest ada = Guest.named("Ada", () -> address(one));
            Guest.Made made = ada.makes(Script.plan("open", ""));
            String there = "visitor WHERE connections = 1 AND player_id = '" + ada.id() + "'";
            try (AtTable ignored = ada.watches(made.table())) {
                Patience.until("Ada is at the table", () -> database.count(there) == 1);
                database.execute("TRUNCATE node, visitor");
                Patience.until("Ada is at the table again", () -> database.count(there) == 1);
            }
        }
    }

    @Test
    void computersOfAServerThatDoesNotThinkMoveWhileAWorkerIsThere() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer talks = HalmaServer.start(settings(database).withThinking(0, Duration.ofMillis(50)))) {
            Guest ada = Guest.named("Ada", () -> address(talks));
            Guest.Made made =
                    ada.makes(Script.plan("computer\",\"level\":\"1", "").replace("\"1\"", "1"));
            try (AtTable a = ada.watches(made.table())) {
                a.does(SCRIPT.turn(0));
                try (Thinkers first = thinkers(database)) {
                    assertThat(first.waiting()).isNotNegative();
                    a.wire().await("the computer's move", message -> says(message, "B"));
                }
                a.does(AtTable.play("A", SCRIPT.back(0), 2));
                try (Thinkers second = thinkers(database)) {
                    assertThat(second.waiting()).isNotNegative();
                    a.wire().await("the computer's next move", message -> says(message, "B"));
                }
            }
        }
    }

    private static Thinkers thinkers(RealPostgres.Lent database) {
        return Thinkers.start(settings(database).withThinking(1, Duration.ofMillis(50)));
    }

    private static boolean says(JsonNode message, String seat) {
        return message.path("entries")
                .valueStream()
                .anyMatch(entry -> entry.path("event").path("kind").asString().equals("played")
                        && entry.path("event").path("seat").asString().equals(seat));
    }

    /** While servers are upgraded one after another, the new ones may write what the old ones do not know. */
    @Test
    void anEventThatANewerNodeHasWrittenIsKeptAndPassedOn() throws Exception {
        try (RealPostgres.Lent database = RealPostgres.shared().lend();
                HalmaServer old = start(database)) {
            Guest ada = Guest.named("Ada", () -> address(old));
            Guest bo = Guest.named("Bo", () -> address(old));
            Guest.Made made = ada.makes(Script.plan("open", ""));
            try (AtTable a = ada.watches(made.table());
                    AtTable b = bo.watches(made.table());
                    Store newer = PostgresStore.open(database.address(), Instant.now(), Patience.LIMITS.database())) {
                int begun = b.sits("B", "", "");
                TableId id = new TableId(made.table());
                TableEvent unknown = new TableEvent.Unknown("{\"kind\":\"applauded\",\"seat\":\"A\"}");
                Entry entry = new Entry(begun + 1, Instant.now(), Optional.empty(), unknown);
                Table table = Table.replayed(id, newer.read(id, 0)).after(entry);
                Summary summary = Summary.of(table, Instant.now());
                newer.append(List.of(new Append(id, List.of(entry), summary, false, Optional.empty())))
                        .join();
                a.wire().happens("applauded");
                assertThat(a.does(SCRIPT.turn(0))).isEqualTo(begun + 2);
                b.wire().happens("played");
                assertThat(newer.read(id, begun)).extracting(Entry::event).startsWith(unknown);
            }
        }
    }
}
