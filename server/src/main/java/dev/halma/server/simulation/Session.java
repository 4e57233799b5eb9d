package dev.halma.server.simulation;

import dev.halma.rules.told.Told;
import dev.halma.server.bus.Bus;
import dev.halma.server.bus.Channel;
import dev.halma.server.identity.PlayerId;
import dev.halma.server.live.Answer;
import dev.halma.server.live.Ask;
import dev.halma.server.live.LiveTables;
import dev.halma.server.protocol.ClientJson;
import dev.halma.server.protocol.ClientMessage;
import dev.halma.server.protocol.ServerJson;
import dev.halma.server.protocol.ServerMessage;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.table.Command;
import dev.halma.server.table.TableId;
import dev.halma.server.table.TableRefusal;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** The server's end of a line: what is asked goes to the tables, what happens goes to the client. */
final class Session {

    private final SimulatedServer.Run server;
    private final LiveTables tables;
    private final Line line;
    private final Optional<PlayerId> player;
    private final Duration lag;
    private final Map<TableId, Bus.Subscription> watched = new LinkedHashMap<>();

    Session(SimulatedServer.Run server, Line line, Optional<PlayerId> player, Duration lag) {
        this.server = server;
        this.tables = server.tables;
        this.line = line;
        this.player = player;
        this.lag = lag;
        line.atServer(this::hear, this::close);
    }

    private void hear(String text) {
        try {
            hear(ClientJson.parse(text));
        } catch (StoreFailed e) {
            line.cut(); // the client comes back and asks again
        }
    }

    private void hear(ClientMessage message) {
        switch (message) {
            case ClientMessage.Watch(TableId table, int since) -> watch(table, since);
            case ClientMessage.Unwatch(TableId table) -> unwatch(table);
            case ClientMessage.Ask ask -> ask(ask);
            case ClientMessage.SayPhrase phrase -> refuse(phrase.id(), TableRefusal.PLAYERS_ONLY.told());
            case ClientMessage.Chat chat -> refuse(chat.id(), TableRefusal.CHAT_NOT_ALLOWED.told());
            case ClientMessage.WatchLobby lobby -> {}
            case ClientMessage.Pong pong -> {}
            case ClientMessage.Unreadable(String id, String why) -> {
                if (id.isEmpty()) send(new ServerMessage.NotUnderstood(why));
                else refuse(id, Told.of("table.refused.not-understood").with("why", why));
            }
        }
    }

    /** Listens first and looks then: nothing falls between. */
    private void watch(TableId table, int since) {
        if (!watched.containsKey(table)) {
            watched.put(table, server.bus.subscribe(Channel.of(table), line::toClient));
            tables.enter(table, player);
        }
        tables.missed(table, since, player)
                .ifPresentOrElse(this::send, () -> send(new ServerMessage.NoSuchTable(table)));
        tables.around(table).ifPresent(this::send);
    }

    private void unwatch(TableId table) {
        Optional.ofNullable(watched.remove(table)).ifPresent(subscription -> {
            subscription.close();
            tables.leave(table, player);
        });
    }

    private void ask(ClientMessage.Ask ask) {
        if (player.isEmpty()) {
            refuse(ask.id(), TableRefusal.PLAYERS_ONLY.told());
            return;
        }
        Command.Id id = new Command.Id(player.get(), ask.id());
        tables.submit(
                ask.table(), new Ask(new Command.Player(player.get()), Optional.of(id), ask.command(), lag, answer -> {
                    switch (answer) {
                        case Answer.Done(int version) -> send(new ServerMessage.Done(ask.id(), version));
                        case Answer.Refused(Told why) -> refuse(ask.id(), why);
                        case Answer.NotStored stored -> refuse(ask.id(), stored.why());
                        case Answer.NoSuchTable none -> refuse(ask.id(), Told.of("table.refused.no-such-table"));
                    }
                }));
    }

    private void refuse(String id, Told why) {
        send(new ServerMessage.Refused(id, why));
    }

    private void send(ServerMessage message) {
        line.toClient(ServerJson.text(message));
    }

    /** The line is gone. After a crash there is nobody left to tell. */
    private void close() {
        watched.forEach((table, subscription) -> {
            subscription.close();
            tables.leave(table, player);
        });
        watched.clear();
    }
}
