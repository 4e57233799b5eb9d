package dev.halma.server.http.api;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.http.session.ClientSession;
import dev.halma.server.http.session.Connection;
import dev.halma.server.http.stream.Streams;
import dev.halma.server.lobby.PlayerEvents;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import io.javalin.config.RoutesConfig;
import io.javalin.http.Context;
import io.javalin.http.HttpStatus;
import java.io.IOException;
import java.time.Duration;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Streams of messages as lines of JSON. The thread of a request writes until the client leaves or the server stops. */
public final class StreamRoutes {

    private final Callers callers;
    private final ClientSession.Services services;
    private final PlayerEvents events;
    private final Streams streams;

    public StreamRoutes(Callers callers, ClientSession.Services services, PlayerEvents events, Streams streams) {
        this.callers = callers;
        this.services = services;
        this.events = events;
        this.streams = streams;
    }

    public void add(RoutesConfig routes) {
        routes.get("/api/tables/{id}/events", this::table);
        routes.get("/api/me/events", this::mine);
    }

    private void table(Context request) throws IOException {
        TableId table = Tables.id(request);
        int since = since(request.queryParam("since"));
        if (services.tables().snapshot(table).isEmpty()) throw Tables.unknown();
        Optional<Player> player = callers.player(request);
        try (Streams.Stream stream = open(request, player)) {
            ClientSession client = ClientSession.listening(player, services, stream.connection());
            try {
                client.welcome();
                client.watch(table, since);
                write(request, stream);
            } finally {
                client.close();
            }
        }
    }

    private static int since(@Nullable String text) {
        if (text == null) return 0;
        if (text.matches("[0-9]{1,9}")) return Integer.parseInt(text);
        throw Problem.of(HttpStatus.BAD_REQUEST, "\"since\" should be the last version that you have, or 0");
    }

    private void mine(Context request) throws IOException {
        Player player = callers.require(request);
        PlayerId id = player.id();
        try (Streams.Stream stream = open(request, Optional.of(player))) {
            Connection connection = stream.connection();
            say(
                    connection,
                    new ServerMessage.Welcome(
                            Optional.of(player), services.clock().instant()));
            // Subscribes before it reads the tables, so that no message falls in between.
            Bus.Subscription own = events.listen(id, connection::send);
            Bus.Subscription open = services.bus().subscribe(Channel.LOBBY, connection::send);
            try {
                events.now(id).forEach(table -> say(connection, table));
                say(connection, services.lobby().now());
                write(request, stream);
            } finally {
                own.close();
                open.close();
            }
        }
    }

    private static void say(Connection connection, ServerMessage message) {
        connection.send(ServerJson.text(message));
    }

    private Streams.Stream open(Context request, Optional<Player> player) {
        return streams.open(player.map(Player::id), Callers.address(request))
                .orElseThrow(() -> Problem.tooMany(Duration.ofSeconds(10)));
    }

    private static void write(Context request, Streams.Stream stream) throws IOException {
        request.status(HttpStatus.OK);
        request.header("Cache-Control", "no-store");
        request.header("X-Accel-Buffering", "no"); // a proxy should pass on each line at once
        request.contentType("application/x-ndjson");
        stream.writeTo(request.res().getOutputStream());
    }
}
