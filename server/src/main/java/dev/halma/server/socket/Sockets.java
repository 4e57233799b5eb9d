package dev.halma.server.socket;

import dev.halma.server.bus.BucketTime;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import io.github.bucket4j.Bucket;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import jakarta.servlet.ServletContext;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** All WebSockets of this server. */
public final class Sockets {

    public static final String PATH = "/api/socket";

    private static final String VISITOR = "visitor";

    /** So many calls ping everybody. */
    public static final int PARTS = 20;

    private final Connection.Services services;
    private final Guard guard;
    private final LongAdder dropped = new LongAdder();
    private final Map<Session, Connection> connections = new ConcurrentHashMap<>();
    private final Crowd crowd;
    private final BucketTime time;
    private int part; // of the lines, which was pinged last
    private volatile boolean isStopping;

    /**
     * What is checked before a client is let in.
     *
     * @param entering tells who a request comes from, or throws the answer to one that may not open a socket: another
     *     origin, too many from one place
     * @param messagesPerSecond how many messages a client may send in the long run
     * @param ofOneAddress how many sockets one address may have open
     */
    public record Guard(Function<Context, Visitor> entering, int messagesPerSecond, int ofOneAddress) {}

    /**
     * Somebody who may open a socket.
     *
     * @param address that they are counted by
     * @param player who they are, by their cookie or token
     */
    public record Visitor(String address, Optional<Player> player) {}

    public Sockets(Connection.Services services, Guard guard) {
        this.services = services;
        this.guard = guard;
        this.crowd = new Crowd(guard.ofOneAddress());
        this.time = new BucketTime(services.clock());
    }

    public void add(RoutesConfig routes) {
        routes.wsBeforeUpgrade(
                PATH, request -> request.attribute(VISITOR, guard.entering().apply(request)));
        routes.ws(PATH, socket -> {}); // so that the path is known; the sockets come from below
    }

    /** Makes the sockets. Javalin's own would each keep the whole request that they began with. */
    public void accept(ServletContext context, JettyWebSocketServletFactory factory) {
        ForgetfulSockets.install(context);
        factory.addMapping(
                PATH,
                (request, response) -> request.getServletAttribute(VISITOR) instanceof Visitor visitor
                        ? new ClientSocket(this, visitor)
                        : null);
    }

    /** A client comes; nothing if there are too many already. */
    Optional<Connection> connect(Session session, Visitor visitor) {
        if (!crowd.enter(visitor.address())) {
            session.close(1008, "too many connections from one address", Callback.NOOP);
            return Optional.empty();
        }
        Connection connection =
                new Connection(visitor.player(), services, allowance(), new JettyLine(session, dropped::increment));
        // First known, then greeted: a client that is gone by now is missed while it is greeted, by this very thread.
        connections.put(session, connection);
        connection.welcome();
        if (!session.isOpen()) gone(session, visitor);
        return Optional.of(connection);
    }

    private Bucket allowance() {
        int rate = guard.messagesPerSecond();
        return Bucket.builder()
                .withCustomTimePrecision(time)
                .addLimit(limit -> limit.capacity(2L * rate).refillGreedy(rate, Duration.ofSeconds(1)))
                .build();
    }

    /**
     * Leaves the tables on a thread of its own. This one may hold the lock of a table, whose news found the line dead, and
     * the connection's own lock comes before those of tables.
     */
    void gone(Session session, Visitor visitor) {
        Connection connection = connections.remove(session);
        if (connection == null) return;
        crowd.leave(visitor.address());
        if (!isStopping) Thread.ofVirtual().start(connection::close);
    }

    /** The players who have sockets open. */
    public Set<PlayerId> players() {
        return connections.values().stream()
                .flatMap(one -> one.player().stream())
                .map(Player::id)
                .collect(Collectors.toSet());
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
