package dev.halma.server;

import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.http.api.AdminRoutes;
import dev.halma.server.http.api.Allowances;
import dev.halma.server.http.api.Api;
import dev.halma.server.http.api.Callers;
import dev.halma.server.http.api.CommandRoutes;
import dev.halma.server.http.api.Hosts;
import dev.halma.server.http.api.MeRoutes;
import dev.halma.server.http.api.OpenApi;
import dev.halma.server.http.api.OperationRoutes;
import dev.halma.server.http.api.StreamRoutes;
import dev.halma.server.http.api.TableRoutes;
import dev.halma.server.http.session.ClientSession;
import dev.halma.server.http.socket.Sockets;
import dev.halma.server.http.stream.Streams;
import dev.halma.server.http.tls.Tls;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.lobby.Pairing;
import dev.halma.server.lobby.PlayerEvents;
import dev.halma.server.lobby.Seating;
import dev.halma.server.operations.Logging;
import dev.halma.server.operations.Metrics;
import dev.halma.server.operations.Readiness;
import dev.halma.server.players.Bans;
import dev.halma.server.players.Identities;
import dev.halma.server.players.Moderation;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.TimeLimits;
import dev.halma.server.store.Work;
import dev.halma.server.store.sql.SqlStore;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Environment;
import dev.halma.server.tables.Snapshot;
import dev.halma.server.tables.TableRegistry;
import dev.halma.server.tables.thinking.ThinkingPool;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Wires the services behind the online tables of one server. */
final class Online implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Online.class);

    /** About as long as the animation of a move, so that players see each move of a computer. */
    private static final Duration LEAST_THINKING_TIME = Duration.ofMillis(700);

    private static final Duration BETWEEN_LOOKS = Duration.ofSeconds(10);
    private static final Duration BETWEEN_LOOKS_AT_BANS = Duration.ofSeconds(5);
    private static final Duration COME_BACK_AFTER = Duration.ofSeconds(2);
    private static final Duration SOON = Duration.ofMillis(200);

    /** How often an address may try a code for another device, in a minute. */
    private static final int CLAIMS = 10;

    /** More than a player may have. */
    private static final int MOST_LEFT = 1000;

    /** The prefix of a message on {@link Channel#PLAYERS} about a player whose connections end: forgotten, or a device was revoked. */
    private static final String FORGOTTEN = "forgotten ";

    /** The time between two repeated broadcasts to the clients of this node while the bus is down. */
    private static final Duration BETWEEN_TELLINGS = Duration.ofSeconds(2);

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final InstantSource clock;
    private final Clockwork clockwork;
    private final Bus bus;
    private final PeriodicJobs upkeep;
    private final NodeId node;
    private final Settings settings;
    private final Store store;
    private final ThinkingPool thinking;
    private final TableRegistry tables;
    private final Lobby lobby;
    private final Identities identities;
    private final Callers callers;
    private final Bans bans;
    private final Hosts hosts;
    private final Metrics metrics = new Metrics();
    private final Streams streams;
    private final Readiness readiness;
    private final Api api;
    private final Allowances allowances;
    private final Seating seating;
    private final PlayerEvents playerEvents;
    private final ClientSession.Services services;
    private volatile boolean isInMaintenance;
    private final Sockets sockets;

    Online(Settings settings, SharedServices shared, InstantSource clock, Hosts hosts) {
        this.hosts = hosts;
        this.settings = settings;
        this.clock = clock;
        this.clockwork = new Clockwork(clock, executor);
        this.store = shared.store();
        this.bus = shared.bus();
        this.streams = new Streams(settings.limits().socketsPerAddress());
        SecureRandom random = new SecureRandom();
        node = NodeId.fresh(random);
        thinking = new ThinkingPool(settings.thinkers(), pace(settings), clock, clockwork::at);
        EnumSet<Work> work = settings.thinkers() > 0 ? EnumSet.allOf(Work.class) : EnumSet.of(Work.CLOCK);
        tables = new TableRegistry(
                store,
                bus,
                thinking,
                new Environment(clock, random, executor, clockwork, node, work, times().lease()),
                (table, failure) -> LOG.error("table {}", Logging.shortened(table), failure));
        lobby = new Lobby(store, bus, clockwork, clock);
        identities = new Identities(store.players(), clock, random);
        bans = new Bans(store.moderation(), clock);
        callers = new Callers(identities, bans);
        readiness = new Readiness(store, clock, times().heartbeat());
        allowances = allowances("requests", settings.limits().requestsPerMinute());
        api = new Api(readiness, allowances, callers);
        seating = new Seating(
                store, settings.limits().gamesOfAProgram(), settings.limits().gamesOfAPerson());
        services = new ClientSession.Services(
                tables,
                lobby,
                bus,
                clock,
                new PlayerCommands(tables, seating, this::takesNewGames, allowances, metrics));
        sockets = new Sockets(
                services,
                new Sockets.Guard(
                        this::entering,
                        settings.limits().messagesPerSecond(),
                        settings.limits().socketsPerAddress()));
        playerEvents = new PlayerEvents(store, tables, bus);
        upkeep = new PeriodicJobs(shared, tables, clockwork, clock, node, times().life());
        tables.whenChanged(lobby::changed);
        tables.whenChanged(playerEvents::changed);
        measure();
    }

    private boolean takesNewGames() {
        return !isInMaintenance;
    }

    private TimeLimits.OfNodes times() {
        return settings.times().nodes();
    }

    static ThinkingPool.Pace pace(Settings settings) {
        return new ThinkingPool.Pace(settings.thinkingTime(), LEAST_THINKING_TIME);
    }

    private Sockets.Visitor entering(Context request) {
        hosts.require(request);
        api.requireOpen(request);
        api.requireMayConnect(request);
        return new Sockets.Visitor(Callers.address(request), callers.visitor(request));
    }

    Sockets sockets() {
        return sockets;
    }

    private void measure() {
        metrics.gauge("halma.sockets", "Open WebSockets", sockets, Sockets::count);
        metrics.gauge("halma.streams", "Open streams of lines", streams, Streams::count);
        metrics.gauge("halma.tables.in.memory", "Tables in memory", tables, TableRegistry::count);
        metrics.gauge("halma.thinking.waiting", "Tables that wait for a computer", thinking, ThinkingPool::waiting);
        metrics.gauge("halma.bus.well", "1 while messages of other nodes arrive", bus, one -> one.isWell() ? 1 : 0);
        metrics.count("halma.sockets.dropped", "Clients that were too slow or silent", sockets, Sockets::dropped);
        metrics.count("halma.streams.dropped", "Readers of lines that were too slow", streams, Streams::dropped);
        if (store instanceof SqlStore sql) sql.whenCommitted(metrics::committed);
    }

    Metrics metrics() {
        return metrics;
    }

    void add(RoutesConfig routes) {
        api.add(routes);
        Pairing pairing = new Pairing(store, tables, clock, node, times().pairing());
        new MeRoutes(
                        identities,
                        callers,
                        lobby,
                        playerEvents,
                        this::tellOfPlayer,
                        allowances,
                        allowances("claims", CLAIMS))
                .add(routes);
        new TableRoutes(callers, tables, lobby, pairing, seating, this::takesNewGames, store, allowances).add(routes);
        new CommandRoutes(callers, services.commands()).add(routes);
        new StreamRoutes(callers, services, playerEvents, streams).add(routes);
        new OperationRoutes(
                        readiness,
                        tables::isDueWorkRead,
                        bus,
                        metrics,
                        settings.operations().metrics())
                .add(routes);
        new AdminRoutes(
                        settings.operations().operatorToken(),
                        store,
                        lobby,
                        allowances("operators", CLAIMS),
                        clock,
                        new OperatorActs())
                .add(routes);
        OpenApi.add(routes);
        sockets.add(routes);
        Api.addLast(routes);
    }

    /** What the operator asks of this node. */
    private final class OperatorActs implements AdminRoutes.Acts {

        @Override
        public Map<String, Long> figures() {
            Runtime runtime = Runtime.getRuntime();
            Map<String, Long> figures = new LinkedHashMap<>();
            figures.put("sockets", (long) sockets.count());
            figures.put("streams", (long) streams.count());
            figures.put("tablesInMemory", (long) tables.count());
            figures.put("alarms", (long) tables.alarms());
            figures.put("thinkingWaiting", (long) thinking.waiting());
            figures.put("heapUsed", runtime.totalMemory() - runtime.freeMemory());
            figures.put("heapMost", runtime.maxMemory());
            figures.put("bans", (long) bans.all().size());
            figures.put("maintenance", isInMaintenance ? 1L : 0L);
            return figures;
        }

        @Override
        public Map<String, Integer> addresses() {
            return sockets.addresses();
        }

        @Override
        public boolean close(TableId table) {
            return tables.close(table);
        }

        @Override
        public void forget(PlayerId player) {
            identities.forget(player);
            tellOfPlayer(player, MeRoutes.Change.FORGOTTEN);
        }

        @Override
        public void bansChanged() {
            lookAtBans();
        }

        @Override
        public void maintenance(boolean isOn) {
            isInMaintenance = isOn;
        }
    }

    /** Reads the bans, and ends the connections of those who have one. */
    private void lookAtBans() {
        bans.look();
        bans.all().forEach(ban -> {
            if (ban.kind() == Moderation.Kind.PLAYER) endConnectionsOf(new PlayerId(ban.what()));
            else sockets.endOf(ban.what());
        });
    }

    /** A limit per minute, counted for all nodes together. */
    private Allowances allowances(String what, int times) {
        return new Allowances(bus.buckets(new Buckets.Limit(what, times, Duration.ofMinutes(1)), clock));
    }

    /** Publishes to all nodes that a player has another name, has lost a device or is forgotten. */
    private void tellOfPlayer(PlayerId player, MeRoutes.Change change) {
        if (change == MeRoutes.Change.FORGOTTEN) leaveTables(player);
        // Other devices of the player come back by themselves.
        boolean endsConnections = change != MeRoutes.Change.RENAMED;
        bus.publish(Channel.PLAYERS, (endsConnections ? FORGOTTEN : "") + player.text());
    }

    /** Frees the chairs of a forgotten player where no game has begun, and closes the tables that wait for others. */
    private void leaveTables(PlayerId player) {
        for (Store.Listed listed : store.list(new Store.Wanted.Unfinished(player), MOST_LEFT)) {
            if (listed.summary().phase() != Table.Phase.GATHERING) continue;
            tables.snapshot(listed.table()).map(Snapshot::table).ifPresent(table -> {
                if (table.maker().equals(player)) leave(player, table, new Command.Cancel());
                else table.seatsOf(player).forEach(seat -> leave(player, table, new Command.Rise(seat)));
            });
        }
    }

    private void leave(PlayerId player, Table table, Command command) {
        tables.submit(
                table.id(),
                new Ask(new Command.Player(player), Optional.empty(), command, Duration.ZERO, answer -> {}));
    }

    /**
     * Handles the change of a player, which any node may have published. A forgotten player's connections are closed.
     */
    private void heardOfPlayer(String message) {
        boolean isForgotten = message.startsWith(FORGOTTEN);
        PlayerId player = new PlayerId(isForgotten ? message.substring(FORGOTTEN.length()) : message);
        identities.changed(player);
        tables.renamed(player);
        if (isForgotten) endConnectionsOf(player);
    }

    private void endConnectionsOf(PlayerId player) {
        sockets.forget(player);
        streams.forget(player);
    }

    /** Closes the connections of players who were forgotten at another node, whose message may be lost. */
    private void lookForForgotten() {
        Set<PlayerId> here = new HashSet<>(sockets.players());
        here.addAll(streams.players());
        identities.forgotten(here).forEach(player -> {
            identities.changed(player);
            tables.renamed(player);
            endConnectionsOf(player);
        });
    }

    /** Resumes the games of the last run, and starts the periodic jobs. */
    void start(Optional<Tls> tls) {
        bus.subscribe(Channel.PLAYERS, this::heardOfPlayer);
        bans.look();
        clockwork.every(BETWEEN_LOOKS_AT_BANS, this::lookAtBans);
        upkeep.start();
        upkeep.startCleaning(settings.keepIdle());
        tls.ifPresent(certificate -> clockwork.every(BETWEEN_LOOKS, certificate::look));
        clockwork.every(settings.times().pings().dividedBy(Sockets.PARTS), sockets::ping);
        clockwork.every(Duration.ofSeconds(1), readiness::tryAgain);
        if (!store.isShared()) return;
        bus.whenBack(this::tellAgain);
        bus.whenBack(this::lookForForgotten);
        clockwork.every(BETWEEN_TELLINGS, () -> {
            if (!bus.isWell()) tellAgain();
        });
        clockwork.every(BETWEEN_TELLINGS, () -> {
            if (!bus.isWell()) lookForForgotten();
        });
        clockwork.every(Duration.ofSeconds(1), this::sendAwayWithoutStore);
    }

    private void tellAgain() {
        lobby.tellAgain();
        playerEvents.tellAgain();
    }

    /** Sends clients to other nodes while this one can't reach the store. */
    private void sendAwayWithoutStore() {
        if (readiness.wellUntil().plus(times().withoutStore()).isBefore(clock.instant())) sockets.sendAway(SOON);
    }

    /** Refuses new work, and asks all clients to reconnect later. */
    void goodbye() {
        readiness.stop();
        streams.goodbye(COME_BACK_AFTER);
        sockets.goodbye(COME_BACK_AFTER);
    }

    /** Finishes pending writes. */
    @Override
    public void close() {
        clockwork.close();
        thinking.close();
        store.close();
        finish(settings.operations().stopWithin().dividedBy(2));
        bus.close();
        metrics.close();
    }

    /** Waits for running answers, within the limit. All writes are on disk by now. */
    private void finish(Duration patience) {
        executor.shutdown();
        try {
            if (!executor.awaitTermination(patience.toMillis(), TimeUnit.MILLISECONDS)) executor.shutdownNow();
        } catch (InterruptedException e) {
            executor.shutdownNow();
            Thread.currentThread().interrupt();
        }
    }
}
