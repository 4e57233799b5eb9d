package dev.halma.server.tables;

import dev.halma.rules.game.Ruling;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Envelope;
import dev.halma.server.cluster.LeaseHolder;
import dev.halma.server.store.Append;
import dev.halma.server.store.Lease;
import dev.halma.server.store.Rooms;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.Summary;
import dev.halma.table.Arbiter;
import dev.halma.table.Command;
import dev.halma.table.Decision;
import dev.halma.table.DecisionContext;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One table in memory. Everything that concerns it runs in turn, from its mailbox. One command at a time is decided and
 * written. The state never runs ahead of the store, and no event is published before it is durable. Other nodes may
 * write too: then an append conflicts, and the command is decided again on what they wrote.
 */
final class TableActor {

    /** The delay before a failed action is retried. */
    static final Duration RETRY = Duration.ofSeconds(1);

    /** What all actors of a node use. */
    record Services(
            Store store,
            Bus bus,
            Environment environment,
            SeatNames names,
            LeaseHolder leases,
            Computers computers,
            Alarms alarms) {

        Instant now() {
            return environment.clock().instant();
        }

        DecisionContext context(Map<PlayerId, Instant> absentSince, Duration lag) {
            return new DecisionContext(
                    now(), absentSince, lag, environment.random(), () -> TableRegistry.freshTable(environment));
        }

        /** The append that makes a decision durable. */
        Append append(Decision.Accepted accepted, boolean hasOtherPlayers, Instant at) {
            return append(accepted, Summary.of(accepted.next(), at), hasOtherPlayers, at);
        }

        Append append(Decision.Accepted accepted, Summary row, boolean hasOtherPlayers, Instant at) {
            Table next = accepted.next();
            return new Append(next.id(), accepted.entries(), row, hasOtherPlayers, leases.lease(next, at));
        }
    }

    /** Callbacks of an actor to the registry. */
    interface Owner {

        /** A change of this node is durable and published. */
        void changed(Table now, List<Entry> entries);

        /** A table was created together with a change of this one. */
        void created(Append first, Table table);

        /** The store or the program has failed. */
        void failed(TableId id, Throwable failure);

        /** The actor is of no use at present. */
        void unused(TableActor actor);
    }

    /** A command that is being written, with the appends of its table and of one that was created with it. */
    private record Writing(Ask ask, Decision.Accepted accepted, Append append, Optional<Created> created) {}

    private record Created(Append append, Table table) {}

    /** The outcome of an append. */
    private enum Outcome {
        STORED,
        /** Another node has written this version. */
        CONFLICT,
        /** The connection to the store was lost in the commit: only the log shows whether it was written. */
        IN_DOUBT,
        /** Nothing was written. */
        FAILED;

        static Outcome of(Store.@Nullable Result result, @Nullable Throwable failure) {
            if (result != null) return result == Store.Result.APPENDED ? STORED : CONFLICT;
            Throwable cause = failure instanceof CompletionException ? failure.getCause() : failure;
            return cause instanceof StoreFailed failed && failed.isInDoubt() ? IN_DOUBT : FAILED;
        }
    }

    private final TableId id;
    private final Channel channel;
    private final Services services;
    private final Owner owner;
    private final Mailbox mailbox;
    private final TableCache cache;
    private final Presence presence;
    private final Deque<Ask> waiting = new ArrayDeque<>();
    private boolean isWriting; // no other command is decided meanwhile
    private @Nullable Ask inDoubt; // it may be in the log
    private @Nullable Summary row; // of the index, as it was last to be written
    private int callbacks; // that will come: until then the actor is in use
    private Bus.@Nullable Subscription subscription;
    private int broadcastVersion; // the version that all clients here know
    private int people; // as another node has last announced them
    private volatile boolean isWatched; // by a client of this node
    private volatile Instant usedAt;

    TableActor(TableId id, Services services, Owner owner) {
        this.id = id;
        this.channel = Channel.of(id);
        this.services = services;
        this.owner = owner;
        this.mailbox = new Mailbox(services.environment().executor(), failure -> owner.failed(id, failure));
        this.cache = new TableCache(id, services.store(), services.names());
        this.presence = new Presence(services.environment().clock(), this::elsewhere);
        this.usedAt = services.now();
    }

    // --- Turns ---

    TableId id() {
        return id;
    }

    /** Adds a message to the mailbox; {@link #start} has to follow. */
    void add(Consumer<TableActor> message) {
        mailbox.add(() -> message.accept(this));
    }

    void start() {
        mailbox.start();
    }

    /** Whether no message waits. */
    boolean hasNoMail() {
        return mailbox.isEmpty();
    }

    private void inTurn(Runnable task) {
        mailbox.add(task);
        mailbox.start();
    }

    /** Runs a task in a turn when something is complete. Until then the actor is in use. */
    private <T> void whenDone(CompletableFuture<T> future, Done<T> task) {
        callbacks++;
        CompletableFuture<?> unused = future.whenComplete((result, failure) -> inTurn(() -> {
            callbacks--;
            task.run(result, failure);
        }));
    }

    private interface Done<T> {
        void run(@Nullable T result, @Nullable Throwable failure);
    }

    /** Runs a task in a turn at a time. Until then the actor is in use. */
    private void later(Instant at, Runnable task) {
        callbacks++;
        Scheduler.Alarm unused = services.environment()
                .scheduler()
                .at(
                        at,
                        () -> inTurn(() -> {
                            callbacks--;
                            task.run();
                        }));
    }

    /** Runs a task, and again a little later where the store fails. */
    private void untilDone(Runnable task) {
        try {
            task.run();
        } catch (StoreFailed e) {
            owner.failed(id, e);
            later(services.now().plus(RETRY), () -> untilDone(task));
        }
    }

    // --- State ---

    /** The newest state, without waiting for a turn; nothing if there is no such table. */
    Optional<Snapshot> snapshot() {
        usedAt = services.now();
        return cache.newest().map(state -> new Snapshot(state.table(), state.names(), services.now()));
    }

    /** The state in memory, without waiting for a turn. */
    Optional<Table> inMemory() {
        return cache.inMemory().map(TableCache.State::table);
    }

    /** Whether clients of this node watch the table. */
    boolean isWatched() {
        return isWatched;
    }

    /** The state in memory, unless another node has announced a newer one. */
    private Optional<TableCache.State> current() {
        Optional<TableCache.State> known = cache.inMemory();
        return isCurrent(known) ? known : cache.newest();
    }

    private boolean isCurrent(Optional<TableCache.State> known) {
        return known.isPresent()
                && !(isWatched && broadcastVersion > known.get().version());
    }

    // --- Commands ---

    void submit(Ask ask) {
        waiting.add(ask);
        decideWaiting();
    }

    /**
     * Handles a command of the server itself. No client retries it, so the server checks the table again after a
     * failure.
     */
    void command(Command command) {
        submit(new Ask(Command.SERVER, Optional.empty(), command, Duration.ZERO, answer -> {
            if (answer instanceof Answer.NotStored)
                services.alarms().set(id, services.now().plus(RETRY));
        }));
    }

    /** Ends the game in a draw, or closes the table before its game. */
    void closeForOperator() {
        current().map(TableCache.State::table).ifPresent(now -> {
            if (now.phase() == Table.Phase.GATHERING) {
                submit(new Ask(
                        new Command.Player(now.maker()),
                        Optional.empty(),
                        new Command.Cancel(),
                        Duration.ZERO,
                        answer -> {}));
            } else if (now.phase() == Table.Phase.PLAYING) {
                services.leases().assume(now);
                command(new Command.Rule(new Ruling.DrawAgreed()));
            }
        });
    }

    private void decideWaiting() {
        while (!isWriting && !waiting.isEmpty()) {
            Ask ask = waiting.remove();
            try {
                decide(ask);
            } catch (RuntimeException e) {
                failed(ask, e);
            }
        }
    }

    private void decide(Ask ask) {
        usedAt = services.now();
        Optional<TableCache.State> known = cache.inMemory();
        boolean isRead = ask.equals(inDoubt) || !isCurrent(known);
        Optional<TableCache.State> state = isRead ? cache.newest() : known;
        if (state.isPresent()) {
            decide(ask, state.get().table(), isRead || !services.store().isShared());
        } else {
            answer(ask, new Answer.NoSuchTable());
            endIfUnused();
        }
    }

    /** @param isNewest whether the state is known to be the newest one */
    private void decide(Ask ask, Table now, boolean isNewest) {
        // The command may have waited or been tried before: another node may have the lease by now.
        if (ask.actor() instanceof Command.Server && !services.leases().has(now)) {
            answer(ask, new Answer.NotStored());
            return;
        }
        Optional<Integer> before = ask.id().flatMap(now::versionAfter);
        if (before.isPresent()) {
            answer(ask, new Answer.Done(before.get()));
            return;
        }
        boolean isAboutAbsence = ask.command() instanceof Command.Skip || ask.command() instanceof Command.StandIn;
        DecisionContext context = services.context(isAboutAbsence ? presence.absentSince(now) : Map.of(), ask.lag());
        switch (Arbiter.decide(now, ask.actor(), ask.id(), ask.command(), context)) {
            case Decision.Refused(Message why) -> {
                if (isNewest || isStranger(ask, now)) answer(ask, new Answer.Refused(why));
                else checkRefusal(ask, now.version(), why);
            }
            case Decision.Accepted accepted
            when accepted.entries().isEmpty() -> answer(ask, new Answer.Done(now.version()));
            case Decision.Accepted accepted -> write(ask, now, accepted, context);
        }
    }

    /** Whether the sender has no seat and can't get one any more. What other nodes have written changes nothing about that. */
    private static boolean isStranger(Ask ask, Table now) {
        return now.game().isPresent()
                && ask.actor() instanceof Command.Player(PlayerId player)
                && !now.players().contains(player);
    }

    /**
     * No command is refused because of a state that another node has changed. The log is read outside the turn, so that refused
     * commands of strangers don't hold up the players. A refusal is answered there; otherwise the command is decided again.
     */
    private void checkRefusal(Ask ask, int version, Message why) {
        CompletableFuture<Boolean> checked = CompletableFuture.supplyAsync(
                () -> {
                    boolean isWrong = cache.newest()
                            .filter(now -> now.version() > version)
                            .isEmpty();
                    if (isWrong) ask.answer().accept(new Answer.Refused(why));
                    return isWrong;
                },
                services.environment().executor());
        whenDone(checked, (isAnswered, failure) -> {
            if (failure != null) failed(ask, failure);
            else if (Boolean.FALSE.equals(isAnswered)) waiting.addFirst(ask);
            decideWaiting();
        });
    }

    private void write(Ask ask, Table now, Decision.Accepted accepted, DecisionContext context) {
        Table next = accepted.next();
        boolean hasOtherPlayers = !next.players().equals(now.players());
        row = row == null ? Summary.of(next, context.now()) : row.after(next, context.now());
        Append append = services.append(accepted, row, hasOtherPlayers, context.now());
        Optional<Created> created = Optional.empty();
        if (now.rematch().isEmpty() && next.rematch().isPresent()) {
            Decision.Accepted rematch = Arbiter.rematchOf(next, context);
            created = Optional.of(new Created(services.append(rematch, true, context.now()), rematch.next()));
        }
        List<Append> appends = new ArrayList<>(List.of(append));
        created.ifPresent(one -> appends.add(one.append()));
        Writing writing = new Writing(ask, accepted, append, created);
        CompletableFuture<Store.Result> stored = services.store().append(appends);
        isWriting = true;
        whenDone(stored, (result, failure) -> written(writing, result, failure));
    }

    private void written(Writing writing, Store.@Nullable Result result, @Nullable Throwable failure) {
        isWriting = false;
        switch (Outcome.of(result, failure)) {
            case STORED -> stored(writing);
            case CONFLICT -> {
                cache.forget();
                waiting.addFirst(writing.ask());
            }
            case IN_DOUBT -> {
                if (failure != null) owner.failed(id, failure);
                awaitLog(writing.ask());
            }
            case FAILED -> failed(writing.ask(), failure == null ? new StoreFailed("no answer") : failure);
        }
        decideWaiting();
    }

    /** Handles a failure of a command. If the command is in doubt, only the log shows whether it was written. */
    private void failed(Ask ask, Throwable failure) {
        owner.failed(id, failure);
        if (ask.equals(inDoubt)) awaitLog(ask);
        else answer(ask, new Answer.NotStored());
    }

    /** Decides nothing until the log can be read; the command is answered from there, or decided again. */
    private void awaitLog(Ask ask) {
        inDoubt = ask;
        waiting.addFirst(ask);
        isWriting = true;
        later(services.now().plus(RETRY), () -> {
            isWriting = false;
            cache.forget(); // it may have been read before the write came through
            decideWaiting();
        });
    }

    private void answer(Ask ask, Answer answer) {
        if (ask.equals(inDoubt)) inDoubt = null;
        ask.answer().accept(answer);
    }

    // --- After an append ---

    private void stored(Writing writing) {
        Table next = writing.accepted().next();
        // The name comes first: any thread may read the new state, and a client that has it ignores its announcement.
        attempt(() -> nameSeat(writing.ask()));
        Map<Seat, String> names = cache.become(next);
        attempt(() -> announce(writing, next, names));
        answer(writing.ask(), new Answer.Done(next.version()));
        attempt(() -> changed(next, writing.append().entries(), writing.append().lease()));
        writing.created().ifPresent(created -> {
            attempt(() -> services.names().giveAgain(next, created.table().id()));
            owner.created(created.append(), created.table());
        });
    }

    /** Runs follow-up work of an event. Its failure can't undo the event, and must not block the next command. */
    private void attempt(Runnable consequence) {
        try {
            consequence.run();
        } catch (RuntimeException e) {
            owner.failed(id, e);
        }
    }

    private void announce(Writing writing, Table next, Map<Seat, String> names) {
        publish(ServerMessage.Happened.at(next, writing.append().entries(), names, services.now()));
        // A player who sits down is a spectator no longer. The wait for an absent player begins anew with each turn.
        if (writing.append().hasOtherPlayers() || presence.hasAbsent()) publish(presence.forAll(next));
    }

    /** Names are kept beside the log. A failure here loses a name and no event. */
    private void nameSeat(Ask ask) {
        if (ask.command() instanceof Command.Sit(Seat seat, String key, String name)
                && ask.actor() instanceof Command.Player(PlayerId player)) {
            services.store().nameSeat(id, seat, player, name);
        }
    }

    /** This node has created the table. If its version has grown meanwhile, the writer of that version does what follows. */
    void created(Append first, Table table) {
        untilDone(() -> {
            if (cache.newest().filter(now -> now.version() > first.last()).isPresent()) return;
            changed(table, first.entries(), first.lease());
        });
    }

    private void changed(Table now, List<Entry> entries, Optional<Lease> lease) {
        services.leases().wrote(now, lease);
        now.clocks()
                .checkAt()
                .ifPresentOrElse(
                        at -> services.alarms().set(id, at),
                        () -> services.alarms().clear(id));
        owner.changed(now, entries);
        services.computers().follow(now, presence::isVisited); // last, because it may ask the store
    }

    // --- What the server does by itself ---

    /** Checks the table: a clock may have run out, a computer may have to move. */
    void wake() {
        untilDone(() -> cache.newest().map(TableCache.State::table).ifPresent(now -> {
            if (services.leases().has(now)) takeUp(now);
            else lost(now.version()); // or it would be renewed for ever
        }));
    }

    private void takeUp(Table now) {
        services.computers().follow(now, presence::isVisited);
        now.clocks().checkAt().ifPresent(at -> {
            if (services.now().isBefore(at)) services.alarms().set(id, at);
            else command(new Command.CheckClock());
        });
    }

    /** Another node has written a version, and with it has the lease. */
    private void lost(int version) {
        if (!services.leases().lost(id, version)) return;
        services.alarms().clear(id);
        services.computers().forget(id);
    }

    /** Called when a client watches, here or at a node that does not think. */
    void visited() {
        untilDone(() -> cache.newest().map(TableCache.State::table).ifPresent(services.computers()::visited));
    }

    // --- Clients ---

    /** Adds a client of this node, which knows the table up to a version. */
    void enter(Optional<PlayerId> player, int version) {
        usedAt = services.now();
        broadcastVersion = presence.isEmpty() ? version : Math.min(broadcastVersion, version);
        // A server that has the store for itself gets no messages of other nodes.
        if (subscription == null && services.store().isShared()) {
            subscription = services.bus().listen(channel, this::hear);
        }
        Rooms.Visitor visitor = presence.enter(player);
        isWatched = true;
        tellNodes(visitor);
        visited();
    }

    /** Removes a client of this node. */
    void leave(Optional<PlayerId> player) {
        Rooms.Visitor visitor = presence.leave(player);
        isWatched = !presence.isEmpty();
        if (!isWatched && subscription != null) {
            subscription.close();
            subscription = null;
        }
        tellNodes(visitor);
    }

    /** Writes a visitor for other nodes; then broadcasts the presence. */
    private void tellNodes(Rooms.Visitor visitor) {
        CompletableFuture<?> written =
                services.store().rooms().tell(services.environment().node(), id, visitor);
        whenDone(written, (done, failure) -> {
            if (failure != null) {
                later(services.now().plus(RETRY), () -> tellNodes(presence.visitor(visitor.player())));
            }
            announcePresence();
        });
    }

    /** Writes the presence at this node again: the database has lost it. */
    void tellNodesAgain() {
        presence.here().forEach(player -> tellNodes(presence.visitor(player)));
    }

    private List<Rooms.Visitor> elsewhere() {
        return services.store()
                .rooms()
                .elsewhere(services.environment().node(), List.of(id), services.now())
                .getOrDefault(id, List.of());
    }

    /** Broadcasts the presence, now or together with changes that follow soon. */
    private void announcePresence() {
        if (presence.isBroadcastDue()) return;
        untilDone(() -> current().map(TableCache.State::table).ifPresent(this::announcePresence));
    }

    private void announcePresence(Table now) {
        Optional<Instant> deferred = presence.deferred();
        if (deferred.isEmpty()) {
            publish(presence.forAll(now));
            return;
        }
        // First, because what follows may fail.
        later(deferred.get(), () -> {
            presence.endDeferral();
            announcePresence();
        });
        presence.absentSince(now); // counts from now, not from the broadcast
    }

    /** Completes the answer with the presence; empty if there is no such table. */
    void around(CompletableFuture<Optional<ServerMessage.Around>> answer) {
        try {
            answer.complete(current().map(TableCache.State::table).map(presence::forOne));
        } catch (RuntimeException e) {
            answer.completeExceptionally(e);
        }
    }

    /** The name of a player of this table has changed. */
    void rename() {
        untilDone(() -> current()
                .ifPresent(now -> publishHere(
                        ServerMessage.Happened.at(now.table(), List.of(), cache.readNames(), services.now()))));
    }

    /** Messages of other nodes may have been lost. */
    void doubtNames() {
        cache.doubtNames();
    }

    // --- Other nodes ---

    /** Called by the bus, on any thread: it only adds to the mailbox. */
    private void hear(Envelope message) {
        if (message.sender().equals(services.environment().node().text())) return;
        switch (message.kind()) {
            case HAPPENED -> inTurn(() -> happenedElsewhere(message.version(), message.people()));
            case AROUND -> inTurn(presence::changedElsewhere);
            case OTHER -> {} // for clients alone
        }
    }

    private void happenedElsewhere(int version, int announced) {
        if (people != announced) cache.doubtNames();
        people = announced;
        if (broadcastVersion >= version) return;
        broadcastVersion = version;
        lost(version);
    }

    /**
     * Compares what the clients here know with the store, and sends them what the bus has lost.
     *
     * @param version of the table in the store
     */
    void compare(int version, List<Rooms.Visitor> visitors) {
        boolean isBehind = isWatched && broadcastVersion < version;
        // A table that is not in memory is read again only if its clients miss something.
        boolean isOutdated = isBehind || presence.isOutdated(version, visitors);
        Optional<TableCache.State> state = isOutdated ? cache.newest() : cache.inMemory();
        if (state.isEmpty()) return;
        Table now = state.get().table();
        if (isBehind) {
            lost(now.version());
            List<Entry> missed = TableRegistry.entriesUpTo(now, services.store().read(id, broadcastVersion));
            publishHere(ServerMessage.Happened.at(now, missed, state.get().names(), services.now()));
        }
        if (isOutdated) presence.compare(now, visitors).ifPresent(this::publishHere);
        // The node that moved for computers among themselves may be dead.
        if (isWatched && !services.leases().has(now)) services.computers().visited(now);
    }

    // --- The bus ---

    private void publish(ServerMessage message) {
        services.bus().publish(channel, envelope(message));
    }

    private void publishHere(ServerMessage message) {
        services.bus().publishHere(channel, envelope(message));
    }

    private Envelope envelope(ServerMessage message) {
        String node = services.environment().node().text();
        String text = ServerJson.text(message);
        if (!(message instanceof ServerMessage.Happened happened)) return Envelope.around(node, text);
        broadcastVersion = Math.max(broadcastVersion, happened.version());
        return Envelope.happened(node, happened.version(), people(happened.status()), text);
    }

    /** A number that is the same at every node for the same people and names. Only other nodes compare it. */
    private int people(TableStatus status) {
        return services.store().isShared() ? (status.chairs() + " " + status.names()).hashCode() : 0;
    }

    // --- Memory ---

    /** Gives up the state of a table that has not been used since a time, and the actor if no client is there. */
    void rest(Instant unusedSince) {
        if (isBusy() || !usedAt.isBefore(unusedSince)) return;
        cache.forget();
        endIfUnused();
    }

    /** The actor of a table that does not exist takes no memory. */
    void endIfUnused() {
        if (!isBusy() && presence.isEmpty()) owner.unused(this);
    }

    private boolean isBusy() {
        return isWriting || callbacks > 0 || !waiting.isEmpty();
    }
}
