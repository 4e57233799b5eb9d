package dev.halma.server.simulation;

import dev.halma.server.http.session.ClientSession;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.simulation.world.Life;
import dev.halma.server.simulation.world.SimulatedBus;
import dev.halma.server.simulation.world.SimulatedDatabase;
import dev.halma.server.simulation.world.SimulatedLine;
import dev.halma.server.simulation.world.SimulatedNetwork;
import dev.halma.server.simulation.world.SimulatedStore;
import dev.halma.server.simulation.world.SimulatedThinking;
import dev.halma.server.simulation.world.SimulatedTime;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.TimeLimits;
import dev.halma.server.store.Work;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Environment;
import dev.halma.server.tables.Scheduler;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;

/** A server from its start to its crash. What is durable stays; everything else is gone then, and all its lines break. */
final class SimulatedNode {

    private static final int LEAST_PAUSE_MILLIS = 500;
    private static final int MORE_PAUSE_MILLIS = 300;
    private static final Duration BETWEEN_SIGNS_OF_LIFE = Duration.ofSeconds(1);
    private static final Duration BETWEEN_COMPARISONS = Duration.ofSeconds(3);
    private static final Duration LIFE = Duration.ofSeconds(5);

    /** What all nodes have in common. */
    record World(SimulatedTime time, SimulatedDatabase database, SimulatedNetwork network, Witness witness) {}

    private final World world;
    private final SimulatedTime time;
    private final Life life;
    private final NodeId id;
    private final SimulatedStore store;
    private final TableRegistry tables;
    private final ClientSession.Services services;
    private final List<SimulatedLine> lines = new ArrayList<>();
    private Instant aliveAt = Instant.EPOCH;
    private Instant comparedAt = Instant.EPOCH;

    SimulatedNode(World world) {
        this.world = world;
        time = world.time();
        life = new Life(time);
        id = NodeId.fresh(time.chance());
        store = new SimulatedStore(world.database(), life, id);
        SimulatedBus bus = new SimulatedBus(life, world.network());
        Scheduler scheduler = (moment, action) -> {
            boolean[] isCancelled = {false};
            life.at(moment, () -> {
                if (!isCancelled[0]) action.run();
            });
            return () -> isCancelled[0] = true;
        };
        Environment environment = new Environment(
                time,
                time.chance(),
                action -> scheduler.at(time.instant(), action),
                scheduler,
                id,
                EnumSet.allOf(Work.class),
                TimeLimits.OfNodes.USUAL.lease());
        tables = new TableRegistry(
                store, bus, new SimulatedThinking(life), environment, (table, e) -> complain(table, e));
        tables.whenChanged((table, entries) -> world.witness().remembered(table));
        Lobby lobby = new Lobby(store, bus, scheduler, time);
        tables.whenChanged(lobby::changed);
        services = new ClientSession.Services(tables, lobby, bus, time, (player, table, ask) -> submit(table, ask));
    }

    private void submit(TableId table, Ask ask) {
        tables.submit(table, new Ask(ask.actor(), ask.id(), ask.command(), ask.lag(), answer -> {
            if (answer instanceof Answer.Refused) world.witness().refused(table, ask, time.instant());
            ask.answer().accept(answer);
        }));
    }

    /** A store that fails is part of the game. Anything else is not. */
    private void complain(Object table, Throwable failure) {
        Throwable cause = failure.getCause() == null ? failure : failure.getCause();
        if (failure instanceof StoreFailed || cause instanceof StoreFailed) return;
        world.witness().check(() -> {
            throw new Violation("the server complains of table " + table + ": " + failure);
        });
    }

    TableRegistry tables() {
        return tables;
    }

    Life life() {
        return life;
    }

    SimulatedStore store() {
        return store;
    }

    /** Takes up the work. */
    void start() {
        attempt(tables::start);
    }

    void crash() {
        life.end();
        store.died(LIFE);
        lines.forEach(SimulatedLine::cut);
        lines.clear();
    }

    /** Forgets tables that have been quiet. */
    void rest() {
        tables.rest(time.instant().minus(Duration.ofSeconds(1)));
    }

    // --- What nodes that share a database do again and again ---

    /** @param pause how long at least until the next time */
    Duration chores(Duration pause) {
        Instant now = time.instant();
        attempt(tables::claim);
        attempt(tables::renew);
        if (isDue(aliveAt, BETWEEN_SIGNS_OF_LIFE)) {
            aliveAt = now;
            var unused = store.rooms().alive(id, now.plus(LIFE).plus(pause));
        }
        if (world.network().isGone() || isDue(comparedAt, BETWEEN_COMPARISONS)) {
            comparedAt = now;
            attempt(tables::compare);
        }
        return pause.plusMillis(LEAST_PAUSE_MILLIS).plus(time.upTo(MORE_PAUSE_MILLIS));
    }

    private boolean isDue(Instant last, Duration pause) {
        return !time.instant().isBefore(last.plus(pause));
    }

    /** What fails is tried again the next time. */
    private static void attempt(Runnable chore) {
        try {
            chore.run();
        } catch (StoreFailed e) {
            // the store can't be reached
        }
    }

    // --- Lines ---

    /** Takes a line. Who connects to a frozen node hears nothing until it wakes. */
    SimulatedLine connect(Optional<PlayerId> player) {
        lines.removeIf(SimulatedLine::isBroken);
        SimulatedLine line = new SimulatedLine(life);
        lines.add(line);
        life.at(time.instant(), () -> {
            ClientSession connection = new ClientSession(
                    player.map(one -> new Player(one, one.text(), false)), "", services, messages -> true, line);
            connection.welcome();
            line.atServer(text -> hear(connection, line, text), connection::close);
            connection.ping();
        });
        return line;
    }

    private static void hear(ClientSession connection, SimulatedLine line, String text) {
        try {
            connection.hear(text);
        } catch (StoreFailed e) {
            line.cut(); // as the web server does; the client comes back and asks again
        }
    }
}
