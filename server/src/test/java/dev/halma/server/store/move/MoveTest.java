package dev.halma.server.store.move;

import static dev.halma.server.store.Samples.ADA;
import static dev.halma.server.store.Samples.BO;
import static dev.halma.server.store.Samples.NOON;
import static dev.halma.server.store.Samples.begun;
import static dev.halma.server.store.Samples.made;
import static dev.halma.server.store.Samples.table;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.halma.rules.variant.Seat;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.Append;
import dev.halma.server.store.Samples;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.table.Player;
import dev.halma.table.TableEvent;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.AutoClose;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** From a SQLite file that a server has open to a real PostgreSQL. */
@SuppressWarnings("NullAway.Init")
class MoveTest {

    private static final Append ONE = made(table("one"), NOON);
    private static final Append TWO = made(table("two"), NOON.plusSeconds(1));

    @TempDir
    private Path folder;

    @AutoClose
    private Store old;

    @AutoClose
    private final RealPostgres.Lent database = RealPostgres.shared().lend();

    private final String address = database.address();

    @BeforeEach
    void open() {
        old = SqliteStore.open(folder);
        old.players().add(new Player(ADA, "Ada", false), "hash of Ada", NOON);
        old.players().addSecret(ADA, "of the telephone", NOON);
        old.players().add(new Player(BO, "Böt 🤖", true), "hash of Bo", NOON);
        old.append(List.of(ONE)).join();
        old.append(List.of(begun(ONE, NOON.plusSeconds(5)))).join();
        old.append(List.of(TWO)).join();
        old.nameSeat(table("one"), Seat.A, ADA, "Annie");
    }

    private Move.Report move() {
        return Move.run(folder, address, (done, all) -> {});
    }

    @Test
    void everythingIsThereAfterwards() {
        assertThat(move()).isEqualTo(new Move.Report(2, 2, 2, 4, 0));
        try (Store fresh = PostgresStore.open(address, NOON, Patience.LIMITS.database())) {
            for (String id : List.of("one", "two")) {
                assertThat(fresh.read(table(id), 0)).isEqualTo(old.read(table(id), 0));
                assertThat(fresh.summary(table(id))).isEqualTo(old.summary(table(id)));
            }
            assertThat(fresh.seatNames(table("one"))).isEqualTo(Map.of(Seat.A, "Annie"));
            assertThat(fresh.players().bySecret(ADA, "of the telephone")).contains(new Player(ADA, "Ada", false));
            assertThat(fresh.players().bySecret(BO, "hash of Bo")).contains(new Player(BO, "Böt 🤖", true));
            assertThat(fresh.list(new Store.Wanted.Unfinished(BO), 10)).hasSize(1);
        }
    }

    @Test
    void repeatedItCopiesOnlyWhatIsNew() {
        move();
        old.append(List.of(begun(TWO, NOON.plusSeconds(9)))).join();
        old.players().rename(ADA, "Ada L.");
        assertThat(move()).isEqualTo(new Move.Report(2, 2, 1, 2, 0));
        assertThat(move()).isEqualTo(new Move.Report(2, 2, 0, 0, 0));
        try (Store fresh = PostgresStore.open(address, NOON, Patience.LIMITS.database())) {
            assertThat(fresh.read(table("two"), 0)).hasSize(3);
            assertThat(fresh.players().byId(ADA)).contains(new Player(ADA, "Ada L.", false));
        }
    }

    @Test
    void interruptedItGoesOnTheNextTime() {
        assertThatThrownBy(() -> Move.run(folder, address, (done, all) -> {
                    throw new CancellationException("somebody pressed Ctrl-C");
                }))
                .isInstanceOf(CancellationException.class);
        assertThat(move().copied()).isEqualTo(1);
    }

    @Test
    void whoIsForgottenMeanwhileIsForgottenInTheCopyToo() {
        move();
        old.players().forget(ADA);
        assertThat(move().removed()).isEqualTo(1);
        try (Store fresh = PostgresStore.open(address, NOON, Patience.LIMITS.database())) {
            assertThat(fresh.players().byId(ADA)).isEmpty();
            assertThat(fresh.seatNames(table("one"))).isEmpty();
        }
    }

    @Test
    void nothingIsRemovedOrChangedWhereServersRunAlready() {
        move();
        List<Append> played = new ArrayList<>();
        try (Store fresh = PostgresStore.open(address, NOON, Patience.LIMITS.database())) {
            fresh.heartbeat(NOON).join();
            Append next = Samples.next(
                    table("two"), fresh.read(table("two"), 0), NOON.plusSeconds(20), new TableEvent.Cancelled());
            played.add(next);
            fresh.append(played).join();
        }
        old.append(List.of(begun(TWO, NOON.plusSeconds(30)))).join();
        assertThatThrownBy(this::move)
                .isInstanceOf(StoreFailed.class)
                .hasMessageContaining("two")
                .hasMessageContaining("another game");
        try (Store fresh = PostgresStore.open(address, NOON, Patience.LIMITS.database())) {
            assertThat(fresh.read(table("two"), 1)).isEqualTo(played.getFirst().entries());
        }
    }
}
