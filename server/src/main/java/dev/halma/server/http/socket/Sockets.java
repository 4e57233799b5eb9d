package dev.halma.server.http.socket;

import dev.halma.server.cluster.BucketTime;
import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.LocalBuckets;
import dev.halma.server.http.session.Backlog;
import dev.halma.server.http.session.ClientSession;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import io.github.bucket4j.Bucket;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.concurrent.locks.LockSupport;
import java.util.function.Function;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import org.eclipse.jetty.ee10.websocket.server.JettyWebSocketServletFactory;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.common.JettyWebSocketFrameHandler;
import org.eclipse.jetty.websocket.common.WebSocketSession;
import org.eclipse.jetty.websocket.core.WebSocketCoreSession;

/** All WebSockets of this server. */
public final class Sockets {

    public static final String PATH = "/api/socket";

    private static final String VISITOR = "visitor";

    /** All clients of an address together may send as much as this number of busy ones. */
    private static final int CLIENTS = 5;

    /** For this long a client is not read whose address sends too much. */
    private static final Duration LONGEST_PAUSE = Duration.ofSeconds(1);

    /** The number of {@link #ping} calls that ping every connection once. */
    public static final int PARTS = 20;

    private final ClientSession.Services services;
    private final Guard guard;
    private final LongAdder dropped = new LongAdder();
    private final Backlog backlog = Backlog.ofHeap();
    private final Map<Session, ClientSession> sessions = new ConcurrentHashMap<>();
    private final ConnectionLimit limit;
    private final BucketTime time;
    private final Buckets ofAddresses;
    private int part; // the part of the connections that was pinged last
    private volatile boolean isStopping;

    /**
     * The checks before a client may open a socket.
     *
     * @param entering finds the client of a request, or throws the problem if it may not open a socket: another origin,
     *     too many requests
     * @param messagesPerSecond how many messages a client may send in the long run
     * @param ofOneAddress how many sockets one address may have open
     */
    public record Guard(Function<Context, Visitor> entering, int messagesPerSecond, int ofOneAddress) {}

    /**
     * A client that may open a socket.
     *
     * @param address that it is counted by
     * @param player by its cookie or token; none for a spectator
     */
    public record Visitor(String address, Optional<Player> player) {}

    public Sockets(ClientSession.Services services, Guard guard) {
        this.services = services;
        this.guard = guard;
        this.limit = new ConnectionLimit(guard.ofOneAddress());
        this.time = new BucketTime(services.clock());
        int together = (int) Math.min(Integer.MAX_VALUE, (long) CLIENTS * guard.messagesPerSecond());
        this.ofAddresses =
                new LocalBuckets(new Buckets.Limit("messages", together, Duration.ofSeconds(1)), services.clock());
    }

    public void add(RoutesConfig routes) {
        routes.wsBeforeUpgrade(
                PATH, request -> request.attribute(VISITOR, guard.entering().apply(request)));
        routes.ws(PATH, socket -> {}); // registers the path; accept() creates the sockets
    }

    /** Makes the sockets. Javalin's own would each keep the whole request that they began with. */
    public void accept(JettyWebSocketServletFactory factory) {
        factory.addMapping(
                PATH,
                (request, response) -> request.getServletAttribute(VISITOR) instanceof Visitor visitor
                        ? new ClientSocket(this, visitor)
                        : null);
    }

    /** Opens the session of a client; empty if its address has too many. */
    Optional<ClientSession> connect(Session session, Visitor visitor) {
        if (!limit.enter(visitor.address())) {
            session.close(1008, "too many connections from one address", Callback.NOOP);
            return Optional.empty();
        }
        forgetUpgrade(session);
        ClientSession client = new ClientSession(
                visitor.player(),
                visitor.address(),
                services,
                allowance(visitor.address()),
                new JettyConnection(session, backlog, visitor.address(), dropped::increment));
        // Registered before it is greeted: if the client is gone, this thread finds out during the greeting.
        sessions.put(session, client);
        client.welcome();
        if (!session.isOpen()) gone(session, visitor);
        return Optional.of(client);
    }

    /**
     * Jetty keeps the headers of the request for as long as the socket is open, and they hold on to the parser, the
     * connection and the request: half of all that an idle socket takes. No code here reads them.
     */
    private static void forgetUpgrade(Session session) {
        if (session instanceof WebSocketSession opened
                && opened.getCoreSession() instanceof WebSocketCoreSession core
                && core.getHandler() instanceof JettyWebSocketFrameHandler handler) {
            handler.setUpgradeRequest(null);
            handler.setUpgradeResponse(null);
        }
    }

    /**
     * The allowance of one client. One that sends too much is told so. Where all clients of an address together send too much,
     * each is read more slowly: the one who floods may share the address with others.
     */
    private LongPredicate allowance(String address) {
        int rate = guard.messagesPerSecond();
        Bucket own = Bucket.builder()
                .withCustomTimePrecision(time)
                .addLimit(limit -> limit.capacity(2L * rate).refillGreedy(rate, Duration.ofSeconds(1)))
                .build();
        return messages -> {
            if (!own.tryConsume(messages)) return false;
            Duration wait = ofAddresses.take(address, (int) messages);
            if (!wait.isZero()) LockSupport.parkNanos(Math.min(wait.toNanos(), LONGEST_PAUSE.toNanos()));
            return true;
        };
    }

    /** Ends the session on a thread of its own: this one may be in the turn of a table, and the session may be busy. */
    void gone(Session session, Visitor visitor) {
        ClientSession client = sessions.remove(session);
        if (client == null) return;
        limit.leave(visitor.address());
        if (!isStopping) Thread.ofVirtual().start(client::close);
    }

    /** The players who have sockets open. */
    public Set<PlayerId> players() {
        return sessions.values().stream()
                .flatMap(one -> one.player().stream())
                .map(Player::id)
                .collect(Collectors.toSet());
    }

    /** The open connections of each address. */
    public Map<String, Integer> addresses() {
        return limit.open();
    }

    /** Ends the sessions of an address. */
    public void endOf(String address) {
        sessions.values().stream().filter(one -> one.address().equals(address)).forEach(one -> one.end(1008, "banned"));
    }

    /** Ends the sessions of a player who wants to be forgotten. */
    public void forget(PlayerId player) {
        sessions.values().stream()
                .filter(one -> one.player().map(Player::id).equals(Optional.of(player)))
                .forEach(one -> one.end(1000, "forgotten"));
    }

    /**
     * Pings some of the connections, and all of them in {@link #PARTS} calls: pinging all at once would hold up moves. A
     * client that has not answered its last ping is dropped.
     */
    public void ping() {
        part = (part + 1) % PARTS;
        sessions.forEach((session, client) -> {
            if (Math.floorMod(session.hashCode(), PARTS) != part || client.ping()) return;
            dropped.increment();
            session.disconnect();
        });
    }

    /** How many clients were dropped because they read too slowly or did not answer. */
    public long dropped() {
        return dropped.sum();
    }

    public int count() {
        return sessions.size();
    }

    /** Asks all clients to reconnect, which brings them to other nodes if there are any. */
    public void sendAway(Duration comeBackAfter) {
        sessions.values().forEach(client -> client.goodbye(comeBackAfter));
    }

    /** Announces to all clients that the server stops. */
    public void goodbye(Duration comeBackAfter) {
        isStopping = true;
        sendAway(comeBackAfter);
    }
}
