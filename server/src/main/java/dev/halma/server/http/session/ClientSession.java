package dev.halma.server.http.session;

import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Envelope;
import dev.halma.server.lobby.Lobby;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.Answer;
import dev.halma.server.tables.Ask;
import dev.halma.server.tables.Client;
import dev.halma.server.tables.CommandSink;
import dev.halma.server.tables.Snapshot;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Command;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.TableRefusal;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.LongPredicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/** The session of one client. It handles one message at a time, and answers each one that expects an answer. */
public final class ClientSession {

    /** The most tables that a client watches: more than a person can follow. A program opens more connections. */
    private static final int MOST_WATCHED = 64;

    /** The extra cost of watching a table, in messages: it is more work for the server and for other clients. */
    private static final int MORE_TO_WATCH = 4;

    /** The limit of one player, phrases and chat together. */
    private static final Buckets.Limit WORDS = new Buckets.Limit("words", 10, Duration.ofSeconds(20));

    private final Optional<Player> player;
    private final Services services;
    private final String address;
    private final LongPredicate allowance;
    private final Connection connection;
    private final ReentrantLock lock = new ReentrantLock(); // not synchronized, which would hold a thread on Java 21
    private final Map<TableId, Bus.Subscription> watched = new HashMap<>();
    private final Map<Channel, Optional<Runnable>> onTheWay = new ConcurrentHashMap<>(); // and what is asked since
    private Bus.@Nullable Subscription lobby;
    private long pings;
    private Instant pingedAt = Instant.EPOCH;
    private boolean isPongDue;
    private boolean isOver;
    private volatile Duration lag = Duration.ZERO;

    /**
     * The services that sessions share.
     *
     * @param words counts the phrases and the chat of each player, in all their sessions
     */
    public record Services(
            TableRegistry tables, Lobby lobby, Bus bus, InstantSource clock, CommandSink commands, Buckets words) {

        /** Services that count the words of players as the bus does. */
        public Services(TableRegistry tables, Lobby lobby, Bus bus, InstantSource clock, CommandSink commands) {
            this(tables, lobby, bus, clock, commands, bus.buckets(WORDS, clock));
        }
    }

    /**
     * The session of a client that sends messages.
     *
     * @param address that limits count it by
     * @param allowance how many it may send
     */
    public ClientSession(
            Optional<Player> player,
            String address,
            Services services,
            LongPredicate allowance,
            Connection connection) {
        this.player = player;
        this.address = address;
        this.services = services;
        this.allowance = allowance;
        this.connection = connection;
    }

    /** The session of a client that only listens. */
    public static ClientSession listening(Optional<Player> player, Services services, Connection connection) {
        return new ClientSession(player, "", services, messages -> false, connection);
    }

    /** Greets the client. The caller has registered the session by then: a dead connection may already end it here. */
    public void welcome() {
        say(new ServerMessage.Welcome(player, now()));
    }

    /** The client's player; empty for a spectator. */
    public Optional<Player> player() {
        return player;
    }

    /** The address that limits count the client by. */
    public String address() {
        return address;
    }

    /** Handles a message of the client. Messages after the end are ignored. */
    public void hear(String text) {
        whileOpen(() -> {
            if (allowance.test(1)) answer(ClientJson.parse(text));
            else end(1008, "too many messages");
        });
    }

    /**
     * Sends the client the events at a table since a version, and subscribes it to those that follow.
     *
     * @param since the last version that the client has; 0 for none
     */
    public void watch(TableId table, int since) {
        whileOpen(() -> startWatching(table, since));
    }

    private void whileOpen(Runnable action) {
        inTurn(() -> {
            if (isOver) return;
            try {
                action.run();
            } catch (StoreFailed e) {
                end(1013, "the server can't read its data now"); // the client reconnects and asks again
            }
        });
    }

    private void inTurn(Runnable action) {
        lock.lock();
        try {
            action.run();
        } finally {
            lock.unlock();
        }
    }

    private void answer(ClientMessage message) {
        boolean isDear = message instanceof ClientMessage.Watch || message instanceof ClientMessage.WatchLobby;
        if (isDear && !allowance.test(MORE_TO_WATCH)) {
            end(1008, "too many messages");
            return;
        }
        switch (message) {
            case ClientMessage.Watch(TableId table, int since) -> startWatching(table, since);
            case ClientMessage.Unwatch(TableId table) -> unwatch(table);
            case ClientMessage.Ask(String id, TableId table, Command command) -> ask(id, table, command);
            case ClientMessage.SayPhrase(String id, TableId table, Seat seat, var phrase) ->
                speak(id, table, seat, false, new ServerMessage.PhraseSaid(table, seat, phrase));
            case ClientMessage.Chat(String id, TableId table, Seat seat, String words) ->
                speak(id, table, seat, true, new ServerMessage.Chatted(table, seat, words));
            case ClientMessage.WatchLobby(boolean on) -> watchLobby(on);
            case ClientMessage.Ping(long number) -> say(new ServerMessage.Pong(number));
            case ClientMessage.Pong(long number) -> pong(number);
            case ClientMessage.Unreadable(String id, String why) -> notUnderstood(id, why);
        }
    }

    /** Measures the lag of the connection; false if the client has not answered the last ping. */
    public boolean ping() {
        if (!lock.tryLock()) return true; // it is busy, and must not hold up the pings of others
        try {
            if (isPongDue) return false;
            isPongDue = true;
            pingedAt = now();
            say(new ServerMessage.Ping(++pings));
            return true;
        } finally {
            lock.unlock();
        }
    }

    /** Called when the client has disconnected. */
    public void close() {
        inTurn(() -> {
            isOver = true;
            List.copyOf(watched.keySet()).forEach(this::unwatch);
            if (lobby != null) lobby.close();
        });
    }

    /** Ends the session; later messages of the client are ignored. */
    public void end(int code, String reason) {
        inTurn(() -> isOver = true);
        connection.close(code, reason);
    }

    /** Announces to the client that the server stops, and ends the connection. */
    public void goodbye(Duration comeBackAfter) {
        say(new ServerMessage.Closing(comeBackAfter));
        connection.close(1001, "the server stops");
    }

    // --- Tables ---

    private void startWatching(TableId id, int since) {
        if (isPutOff(Channel.of(id), () -> startWatching(id, since))) return;
        boolean isNew = !watched.containsKey(id);
        if (isNew && watched.size() >= MOST_WATCHED) {
            say(new ServerMessage.NotUnderstood("one connection watches at most " + MOST_WATCHED + " tables"));
            return;
        }
        // Subscribes before it reads the table, so that no event falls in between. Duplicates are ignored by their
        // version.
        Bus.Subscription subscription = isNew ? services.bus().listen(Channel.of(id), this::pass) : null;
        Optional<ServerMessage.OfTable> missed = Optional.empty();
        try {
            missed = services.tables().missed(id, since, playerId());
        } finally { // also if the store can't be read
            if (missed.isEmpty() && subscription != null) subscription.close();
        }
        if (missed.isEmpty()) {
            say(new ServerMessage.NoSuchTable(id));
            return;
        }
        if (subscription != null) watched.put(id, subscription);
        sayWhole(Channel.of(id), missed.get());
        if (isNew) services.tables().enter(id, playerId(), missed.get().version());
        CompletableFuture<?> unused = services.tables().around(id).thenAccept(around -> around.ifPresent(this::say));
    }

    /**
     * Whether the last answer about this has not left yet. Then the question is answered after it, once however often it is asked:
     * no second answer is made for a client that does not read the first.
     */
    private boolean isPutOff(Channel what, Runnable question) {
        return onTheWay.computeIfPresent(what, (same, before) -> Optional.of(question)) != null;
    }

    private void sayWhole(Channel what, ServerMessage message) {
        onTheWay.put(what, Optional.empty());
        connection.send(ServerJson.text(message), () -> {
            Optional<Runnable> asked = onTheWay.remove(what);
            // Not on this thread, which sends.
            if (asked != null) asked.ifPresent(question -> Thread.ofVirtual().start(() -> whileOpen(question)));
        });
    }

    private void pass(Envelope message) {
        if (message.isFor(playerId())) connection.send(message.payload());
    }

    private void unwatch(TableId id) {
        onTheWay.replace(Channel.of(id), Optional.empty());
        Bus.Subscription subscription = watched.remove(id);
        if (subscription == null) return;
        subscription.close();
        services.tables().leave(id, playerId());
    }

    private void ask(String id, TableId table, Command command) {
        if (player.isEmpty()) {
            say(new ServerMessage.Refused(id, TableRefusal.PLAYERS_ONLY.message()));
            return;
        }
        PlayerId who = player.get().id();
        services.commands()
                .submit(
                        new Client(player.get(), address),
                        table,
                        new Ask(
                                new Command.Player(who),
                                Optional.of(new Command.Id(who, id)),
                                command,
                                lag,
                                answer -> answered(id, answer)));
    }

    private void answered(String id, Answer answer) {
        say(
                switch (answer) {
                    case Answer.Done(int version) -> new ServerMessage.Done(id, version);
                    case Answer.Refused(Message why) -> new ServerMessage.Refused(id, why);
                    case Answer.NotStored notStored -> new ServerMessage.Refused(id, notStored.why());
                    case Answer.NoSuchTable() ->
                        new ServerMessage.Refused(id, Message.of("table.refused.no-such-table"));
                });
    }

    /** Broadcasts a phrase or a chat message. Neither is stored. */
    private void speak(String id, TableId table, Seat seat, boolean isChat, ServerMessage words) {
        Optional<Table> at = services.tables().snapshot(table).map(Snapshot::table);
        boolean isSeated = at.isPresent()
                && player.isPresent()
                && at.get().seatsOf(player.get().id()).contains(seat);
        if (!isSeated) {
            say(new ServerMessage.Refused(id, TableRefusal.NOT_YOUR_SEAT.message()));
        } else if (isChat && !at.get().mayChat(player.get().id())) {
            say(new ServerMessage.Refused(id, TableRefusal.CHAT_NOT_ALLOWED.message()));
        } else if (!maySpeak(player.get().id())) {
            say(new ServerMessage.Refused(id, Message.of("table.refused.too-many")));
        } else {
            services.bus()
                    .publish(Channel.of(table), isChat ? chat(at.get(), words) : Envelope.of(ServerJson.text(words)));
            say(new ServerMessage.Done(id, at.get().version()));
        }
    }

    /** Chat goes only to the players who may write it. */
    private static Envelope chat(Table table, ServerMessage words) {
        Set<PlayerId> readers = table.players().stream().filter(table::mayChat).collect(Collectors.toSet());
        return Envelope.forPlayers(readers, ServerJson.text(words));
    }

    /** Whether a player may say more now. The limit holds for all connections of the player together. */
    private boolean maySpeak(PlayerId who) {
        return services.words().take(who.text()).isZero();
    }

    // --- The rest ---

    private void watchLobby(boolean on) {
        if (isPutOff(Channel.LOBBY, () -> watchLobby(on))) return;
        if (lobby != null) lobby.close();
        lobby = on ? services.bus().subscribe(Channel.LOBBY, connection::send) : null;
        if (on) sayWhole(Channel.LOBBY, services.lobby().now());
    }

    private void pong(long number) {
        if (number != pings || !isPongDue) return;
        isPongDue = false;
        lag = Duration.between(pingedAt, now());
    }

    private void notUnderstood(String id, String why) {
        say(
                id.isEmpty()
                        ? new ServerMessage.NotUnderstood(why)
                        : new ServerMessage.Refused(
                                id, Message.of("table.refused.not-understood").with("why", why)));
    }

    private Optional<PlayerId> playerId() {
        return player.map(Player::id);
    }

    private Instant now() {
        return services.clock().instant();
    }

    private void say(ServerMessage message) {
        connection.send(ServerJson.text(message));
    }
}
