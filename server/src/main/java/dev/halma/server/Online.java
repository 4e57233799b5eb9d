package dev.halma.server;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.LocalBus;
import dev.halma.server.http.api.Allowances;
import dev.halma.server.http.api.Api;
import dev.halma.server.http.api.Callers;
import dev.halma.server.http.api.MeRoutes;
import dev.halma.server.http.api.TableRoutes;
import dev.halma.server.identity.Identities;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.live.LiveTables;
import dev.halma.server.live.Outside;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.lobby.Pairing;
import dev.halma.server.socket.Connection;
import dev.halma.server.socket.Sockets;
import dev.halma.server.store.Store;
import dev.halma.server.thinking.ThinkingPool;
import io.javalin.config.RoutesConfig;
import java.security.SecureRandom;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** Everything behind the online tables of one server, put together. */
final class Online implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Online.class);

    /** A table that nobody has used for this long gives up its memory. */
    private static final Duration QUIET = Duration.ofSeconds(60);

    private static final Duration BETWEEN_PINGS = Duration.ofSeconds(20);
    private static final Duration BETWEEN_CLEANINGS = Duration.ofHours(1);
    private static final Duration COME_BACK_AFTER = Duration.ofSeconds(2);
    private static final int MOST_CLEANED = 1000;

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final InstantSource clock;
    private final Clockwork clockwork;
    private final Bus bus = new LocalBus();
    private final Settings settings;
    private final Store store;
    private final ThinkingPool thinking;
    private final LiveTables tables;
    private final Lobby lobby;
    private final Identities identities;
    private final Callers callers;
    private final Api api;
    private final Sockets sockets;

    Online(Settings settings, Store store, InstantSource clock) {
        this.settings = settings;
        this.clock = clock;
        this.clockwork = new Clockwork(clock, executor);
        this.store = store;
        SecureRandom chance = new SecureRandom();
        thinking = new ThinkingPool(settings.thinkers(), settings.thinkingTime());
        tables = new LiveTables(
                store,
                bus,
                thinking,
                new Outside(clock, chance, executor, clockwork),
                (table, failure) -> LOG.error("table {}", table, failure));
        lobby = new Lobby(store, bus, clockwork, clock);
        identities = new Identities(store.players(), clock, chance);
        callers = new Callers(identities);
        api = new Api(settings.requestsPerMinute());
        sockets = new Sockets(
                new Connection.Services(tables, lobby, bus, clock),
                new Sockets.Guard(
                        api::requireMayConnect,
                        callers::player,
                        settings.messagesPerSecond(),
                        settings.socketsPerAddress()));
    }

    void add(RoutesConfig routes) {
        api.add(routes);
        // Names and tables are kept, so there are fewer of them than of other requests.
        Allowances kept = new Allowances(Math.max(1, settings.requestsPerMinute() / 20), Duration.ofMinutes(1));
        new MeRoutes(identities, callers, lobby, this::forgetNames, kept).add(routes);
        new TableRoutes(callers, tables, lobby, new Pairing(store, tables), store, kept).add(routes);
        sockets.add(routes);
        Api.addLast(routes);
    }

    /** Somebody has another name or is forgotten. Whoever is forgotten may not go on at an open socket. */
    private void forgetNames(PlayerId player, boolean isForgotten) {
        tables.renamed(player);
        if (isForgotten) sockets.forget(player);
    }

    /** Takes up the games of the last run, and what has to be done from time to time. */
    void start() {
        tables.whenChanged(lobby::changed);
        tables.start();
        clockwork.every(QUIET.dividedBy(2), () -> tables.rest(clock.instant().minus(QUIET)));
        clockwork.every(BETWEEN_PINGS, sockets::ping);
        clockwork.every(BETWEEN_CLEANINGS, this::clean);
    }

    private void clean() {
        Instant since = clock.instant().minus(settings.keepIdle());
        int removed = store.removeUnchangedSince(since, MOST_CLEANED);
        int forgotten = store.players().forgetUnseenSince(since, MOST_CLEANED);
        if (removed + forgotten > 0) LOG.info("removed {} idle tables, forgot {} players", removed, forgotten);
    }

    /** Tells all clients to come back later. */
    void goodbye() {
        sockets.goodbye(COME_BACK_AFTER);
    }

    /** Finishes what is being written. */
    @Override
    public void close() {
        clockwork.close();
        thinking.close();
        store.close();
        executor.close();
        bus.close();
    }
}
