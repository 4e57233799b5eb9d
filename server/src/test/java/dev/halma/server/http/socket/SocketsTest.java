package dev.halma.server.http.socket;

import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.rules.move.Move;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.LocalBus;
import dev.halma.server.http.session.ClientSession;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.Work;
import dev.halma.server.store.sqlite.SqliteStore;
import dev.halma.server.tables.Environment;
import dev.halma.server.tables.Scheduler;
import dev.halma.server.tables.TableRegistry;
import dev.halma.server.tables.thinking.Thinking;
import dev.halma.table.TableId;
import java.lang.reflect.Proxy;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Random;
import java.util.function.Consumer;
import org.eclipse.jetty.websocket.api.Session;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Clients that are gone before they were greeted. */
@SuppressWarnings("NullAway.Init")
class SocketsTest {

    private static final Sockets.Visitor VISITOR = new Sockets.Visitor("192.0.2.1", Optional.empty());

    @TempDir
    private Path data;

    /** Sockets of a server at which one address may have one. */
    private static Sockets sockets(Store store) {
        Bus bus = new LocalBus();
        InstantSource clock = InstantSource.system();
        Scheduler scheduler = (moment, action) -> () -> {};
        Random chance = new Random(1);
        Environment environment = new Environment(
                clock,
                chance,
                Runnable::run,
                scheduler,
                NodeId.fresh(chance),
                EnumSet.allOf(Work.class),
                Duration.ZERO);
        TableRegistry tables = new TableRegistry(store, bus, new NobodyThinks(), environment, (table, failure) -> {});
        ClientSession.Services services = new ClientSession.Services(
                tables, new Lobby(store, bus, scheduler, clock), bus, clock, (player, table, ask) -> {});
        return new Sockets(services, new Sockets.Guard(request -> VISITOR, 100, 1));
    }

    private static final class NobodyThinks implements Thinking {

        @Override
        public void think(Task task, Consumer<Move> answer) {}

        @Override
        public void forget(TableId table) {}
    }

    @SuppressWarnings("ReferenceEquality") // it is what a session is equal to
    private static Session session(boolean isOpen, Consumer<Session> whenWritten) {
        return (Session) Proxy.newProxyInstance(
                SocketsTest.class.getClassLoader(),
                new Class<?>[] {Session.class},
                (self, method, arguments) -> switch (method.getName()) {
                    case "sendText" -> {
                        whenWritten.accept((Session) self);
                        yield null;
                    }
                    case "isOpen" -> isOpen;
                    case "hashCode" -> System.identityHashCode(self);
                    case "equals" -> self == arguments[0];
                    default -> null;
                });
    }

    /** Jetty tells of a write that fails on the thread that writes. */
    @Test
    void aClientThatIsGoneWhileItIsGreetedTakesNoPlace() {
        try (Store store = SqliteStore.open(data)) {
            Sockets sockets = sockets(store);
            for (int i = 0; i < 3; i++) {
                assertThat(sockets.connect(session(true, self -> sockets.gone(self, VISITOR)), VISITOR))
                        .isPresent();
                assertThat(sockets.connect(session(false, self -> {}), VISITOR)).isPresent();
                assertThat(sockets.count()).isZero();
            }
            assertThat(sockets.connect(session(true, self -> {}), VISITOR)).isPresent();
            assertThat(sockets.connect(session(true, self -> {}), VISITOR)).isEmpty();
        }
    }
}
