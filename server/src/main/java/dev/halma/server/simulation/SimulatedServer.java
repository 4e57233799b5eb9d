package dev.halma.server.simulation;

import dev.halma.server.identity.Player;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.live.LiveTables;
import dev.halma.server.live.Node;
import dev.halma.server.live.Outside;
import dev.halma.server.live.Timer;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.socket.Connection;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.StoreFailed;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The server, which crashes and starts again. Its store stays; everything else is gone, and all lines break. */
final class SimulatedServer {

    private final SimulatedTime time;
    private final SimulatedStore store;
    private final Witness witness;
    private final List<SimulatedLine> lines = new ArrayList<>();
    private Optional<Run> run = Optional.empty();

    SimulatedServer(SimulatedTime time, SimulatedStore store, Witness witness) {
        this.time = time;
        this.store = store;
        this.witness = witness;
    }

    /** The server from one start to the next crash. */
    static final class Run {
        final LiveTables tables;
        private final Connection.Services services;
        private boolean isAlive = true;

        private Run(SimulatedTime time, SimulatedStore store, Witness witness) {
            SimulatedBus bus = new SimulatedBus(time, () -> isAlive);
            Timer timer = (moment, action) -> {
                boolean[] isCancelled = {false};
                time.at(moment, () -> {
                    if (isAlive && !isCancelled[0]) action.run();
                });
                return () -> isCancelled[0] = true;
            };
            Outside outside = new Outside(time, time.chance(), action -> timer.at(time.instant(), action), timer);
            tables = new LiveTables(
                    store,
                    bus,
                    new SimulatedThinking(time, () -> isAlive),
                    outside,
                    Node.whole(NodeId.fresh(time.chance())),
                    SimulatedServer::complain);
            tables.whenChanged((table, entries) -> witness.remembered(table));
            Lobby lobby = new Lobby(store, bus, timer, time);
            tables.whenChanged(lobby::changed);
            services = new Connection.Services(tables, lobby, bus, time);
        }
    }

    /** A store that fails is part of the game. Anything else is not. */
    private static void complain(Object table, Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        if (!(failure instanceof StoreFailed) && !(cause instanceof StoreFailed)) {
            throw new Violation("the server complains of table " + table + ": " + failure);
        }
    }

    void start() {
        if (run.isPresent()) return;
        Run fresh = new Run(time, store, witness);
        run = Optional.of(fresh);
        fresh.tables.start();
    }

    void crash() {
        run.ifPresent(dead -> dead.isAlive = false);
        run = Optional.empty();
        store.crash();
        lines.forEach(SimulatedLine::cut);
        lines.clear();
    }

    Optional<Run> run() {
        return run;
    }

    /** Forgets tables that have been quiet. */
    void rest() {
        run.ifPresent(now -> now.tables.rest(time.instant().minus(Duration.ofSeconds(1))));
    }

    /** Takes a line; nothing while the server is down. */
    Optional<SimulatedLine> connect(Optional<PlayerId> player) {
        return run.map(now -> {
            lines.removeIf(SimulatedLine::isBroken);
            SimulatedLine line = new SimulatedLine(time);
            lines.add(line);
            Connection connection =
                    new Connection(player.map(id -> new Player(id, id.text(), false)), now.services, plenty(), line);
            line.atServer(text -> hear(connection, line, text), connection::close);
            connection.ping();
            return line;
        });
    }

    private static void hear(Connection connection, SimulatedLine line, String text) {
        try {
            connection.hear(text);
        } catch (StoreFailed e) {
            line.cut(); // as the web server does; the client comes back and asks again
        }
    }

    private static Bucket plenty() {
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(1_000_000).refillGreedy(1_000_000, Duration.ofSeconds(1)))
                .build();
    }
}
