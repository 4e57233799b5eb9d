package dev.halma.server.socket;

import dev.halma.server.identity.Player;
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
import java.util.function.Consumer;
import java.util.function.Function;
import org.eclipse.jetty.websocket.api.Session;

/** All WebSockets of this server. */
public final class Sockets {

    public static final String PATH = "/api/socket";

    private final Connection.Services services;
    private final Guard guard;
    private final LongAdder dropped = new LongAdder();
    private final Map<Session, Connection> connections = new ConcurrentHashMap<>();

    /**
     * What is checked before a client is let in.
     *
     * @param mayEnter throws the answer to a request that may not open a socket: another origin, too many from one place
     * @param player who the client is, by its cookie or token
     * @param messagesPerSecond how many messages a client may send in the long run
     */
    public record Guard(
            Consumer<Context> mayEnter, Function<WsContext, Optional<Player>> player, int messagesPerSecond) {}

    public Sockets(Connection.Services services, Guard guard) {
        this.services = services;
        this.guard = guard;
    }

    public void add(RoutesConfig routes) {
        routes.wsBeforeUpgrade(PATH, guard.mayEnter()::accept);
        routes.ws(PATH, this::configure);
    }

    private void configure(WsConfig socket) {
        socket.onConnect(context -> connections.put(context.session, connect(context)));
        socket.onMessage(context -> {
            Connection connection = connections.get(context.session);
            if (connection != null) connection.hear(context.message());
        });
        socket.onBinaryMessage(context -> context.closeSession(1003, "only text is understood"));
        socket.onClose(context -> gone(context.session));
        socket.onError(context -> gone(context.session));
    }

    private Connection connect(WsContext context) {
        return new Connection(
                guard.player().apply(context),
                services,
                allowance(),
                new JettyLine(context.session, dropped::increment));
    }

    private Bucket allowance() {
        int rate = guard.messagesPerSecond();
        return Bucket.builder()
                .addLimit(limit -> limit.capacity(2L * rate).refillGreedy(rate, Duration.ofSeconds(1)))
                .build();
    }

    private void gone(Session session) {
        Connection connection = connections.remove(session);
        if (connection != null) connection.close();
    }

    /** Measures all lines. Clients that have not answered since the last time are taken for gone. */
    public void ping() {
        connections.forEach((session, connection) -> {
            if (connection.ping()) return;
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

    /** Tells all clients that the server stops. */
    public void goodbye(Duration comeBackAfter) {
        connections.values().forEach(connection -> connection.goodbye(comeBackAfter));
    }
}
