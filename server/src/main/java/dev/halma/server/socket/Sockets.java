package dev.halma.server.socket;

import dev.halma.server.identity.Player;
import dev.halma.server.identity.PlayerId;
import io.github.bucket4j.Bucket;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.websocket.WsConfig;
import io.javalin.websocket.WsContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Session;

/** All WebSockets of this server. */
public final class Sockets {

    public static final String PATH = "/api/socket";

    private static final String ADDRESS = "address";

    /** So many calls ping everybody. */
    public static final int PARTS = 20;

    private final Connection.Services services;
    private final Guard guard;
    private final LongAdder dropped = new LongAdder();
    private final Map<Session, Connection> connections = new ConcurrentHashMap<>();
    private final Crowd crowd;
    private int part; // of the lines, which was pinged last
    private volatile boolean isStopping;

    /**
     * What is checked before a client is let in.
     *
     * @param entering gives the address that a request is counted by, or throws the answer to one that may not open a
     *     socket: another origin, too many from one place
     * @param player who the client is, by its cookie or token
     * @param messagesPerSecond how many messages a client may send in the long run
     * @param ofOneAddress how many sockets one address may have open
     */
    public record Guard(
            Function<Context, String> entering,
            Function<WsContext, Optional<Player>> player,
            int messagesPerSecond,
            int ofOneAddress) {}

    public Sockets(Connection.Services services, Guard guard) {
        this.services = services;
        this.guard = guard;
        this.crowd = new Crowd(guard.ofOneAddress());
    }

    public void add(RoutesConfig routes) {
        routes.wsBeforeUpgrade(
                PATH, request -> request.attribute(ADDRESS, guard.entering().apply(request)));
        routes.ws(PATH, this::configure);
    }

    private void configure(WsConfig socket) {
        socket.onConnect(this::connect);
        socket.onMessage(context -> {
            Connection connection = connections.get(context.session);
            if (connection != null) connection.hear(context.message());
        });
        socket.onBinaryMessage(context -> context.closeSession(1003, "only text is understood"));
        socket.onClose(this::gone);
        socket.onError(this::gone);
    }

    private void connect(WsContext context) {
        if (!crowd.enter(address(context))) {
            context.closeSession(1008, "too many connections from one address");
            return;
        }
        connections.put(
                context.session,
                new Connection(
                        guard.player().apply(context),
                        services,
                        allowance(),
                        new JettyLine(context.session, dropped::increment)));
    }

    private static String address(WsContext context) {
        String address = context.attribute(ADDRESS);
        return address == null ? "" : address;
    }

    private Bucket allowance() {
        int rate = guard.messagesPerSecond();
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(2L * rate).refillGreedy(rate, Duration.ofSeconds(1)))
                .build();
    }

    /**
     * Leaves the tables on a thread of its own. This one may hold the lock of a table, whose news found the line dead, and
     * the connection's own lock comes before those of tables.
     */
    private void gone(WsContext context) {
        Connection connection = connections.remove(context.session);
        if (connection == null) return;
        crowd.leave(address(context));
        if (!isStopping) Thread.ofVirtual().start(connection::close);
    }

    /** Ends the connections of a player who wants to be forgotten. */
    public void forget(PlayerId player) {
        connections.values().stream()
                .filter(one -> one.player().map(Player::id).equals(Optional.of(player)))
                .forEach(one -> one.end(1000, "forgotten"));
    }

    /**
     * Measures some of the lines, and all of them in {@link #PARTS} calls: pings to everybody at once would hold up moves.
     * Clients that have not answered since the last time are taken for gone.
     */
    public void ping() {
        part = (part + 1) % PARTS;
        connections.forEach((session, connection) -> {
            if (Math.floorMod(session.hashCode(), PARTS) != part || connection.ping()) return;
            dropped.increment();
            session.disconnect();
        });
    }

    /** How many clients read too slowly, or did not answer. */
    public long dropped() {
        return dropped.sum();
    }

    public int count() {
        return connections.size();
    }

    /** Tells all clients to come back, which brings them to other nodes if there are any. */
    public void sendAway(Duration comeBackAfter) {
        connections.values().forEach(connection -> connection.goodbye(comeBackAfter));
    }

    /** Tells all clients that the server stops. */
    public void goodbye(Duration comeBackAfter) {
        isStopping = true;
        sendAway(comeBackAfter);
    }
}
