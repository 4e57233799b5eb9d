package dev.halma.cli.terminal.table;

import dev.halma.cli.remote.RemoteConnection;
import dev.halma.rules.message.Message;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.client.TableClient;
import dev.halma.table.protocol.ClientJson;
import dev.halma.table.protocol.Phrase;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Instant;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import org.jspecify.annotations.Nullable;

/** A table at a server. A command is sent again until it is answered, over as many connections as that takes. */
public final class RemoteChannel implements TableChannel, RemoteConnection.Client {

    private final TableClient client;
    private final PlayerId me;
    private final String invitation;
    private final String run;
    private final LocalDate today;
    private final RemoteConnection connection;
    private @Nullable Listener listener;
    private boolean isLost;
    private int asked;

    /**
     * A channel that is not open yet.
     *
     * @param invitation the key to its kept seats; empty without one
     * @param run different for every start of the program, so that no command has the id of an old one
     */
    public RemoteChannel(
            TableId table,
            PlayerId me,
            String invitation,
            String run,
            LocalDate today,
            RemoteConnection.Opener server,
            RemoteConnection.Patience patience) {
        this.me = me;
        this.invitation = invitation;
        this.run = run;
        this.today = today;
        client = new TableClient(table, this::answered);
        connection = new RemoteConnection(() -> server, patience, this);
    }

    @Override
    public synchronized void open(Listener heard) {
        listener = heard;
        CompletableFuture<?> unused = connection.connect();
    }

    @Override
    public void tick() {
        connection.listen();
    }

    @Override
    public synchronized void opened() {
        client.opened().forEach(message -> connection.send(ClientJson.text(message)));
        if (isLost) note(Message.of("page.online.found"));
        isLost = false;
    }

    @Override
    public synchronized void lost() {
        if (!isLost) note(Message.of("page.online.lost"));
        isLost = true;
    }

    /** The player waits for the first connection, so a failed attempt is told like a lost one. */
    @Override
    public void unreachable() {
        lost();
    }

    @Override
    public synchronized void hear(String text) {
        ServerMessage message = ServerJson.parse(text);
        int known = client.version();
        client.hear(message).ifPresent(answer -> connection.send(ClientJson.text(answer)));
        switch (message) {
            case ServerMessage.State state -> publish(List.of(), state.now());
            case ServerMessage.Happened happened -> publish(fresh(happened, known), happened.now());
            case ServerMessage.Around around -> publish(List.of(), around.now());
            case ServerMessage.NoSuchTable missing -> refuse(Message.of("table.refused.no-such-table"));
            case ServerMessage.PhraseSaid(var table, Seat seat, Phrase phrase) ->
                note(said(seat).with("text", Message.of("page.phrase." + phrase.text())));
            case ServerMessage.Chatted(var table, Seat seat, String words) ->
                note(said(seat).with("text", words));
            default -> {} // nothing for people to see
        }
    }

    /** The events that were not known before and are now. */
    private List<TableEvent> fresh(ServerMessage.Happened happened, int known) {
        return happened.entries().stream()
                .filter(entry -> entry.version() > known && entry.version() <= client.version())
                .map(Entry::event)
                .toList();
    }

    private Message said(Seat seat) {
        String name = client.view()
                .map(view -> view.status().names().getOrDefault(seat, seat.name()))
                .orElse(seat.name());
        return Message.of("page.talk.said").with("name", name);
    }

    /** A command that has changed the table is answered by its events, which may still be under way. */
    private void answered(TableClient.Answered answer) {
        answer.why().ifPresent(this::refuse);
        boolean isKnown = answer.isDone() && answer.version() <= client.version();
        if (isKnown && listener != null) listener.done();
    }

    /** The server's clock may be set differently from our own. */
    private void publish(List<TableEvent> events, Instant now) {
        long epoch = Viewpoint.epoch(now.toEpochMilli(), System.nanoTime());
        client.view()
                .map(view -> new Viewpoint(
                        view, Optional.of(me), client.absentSince().keySet(), epoch))
                .ifPresent(seen -> {
                    if (listener != null) listener.happened(events, seen);
                });
    }

    /** To sit down, the invitation is shown. */
    @Override
    public synchronized void ask(Command command) {
        Command sent = command instanceof Command.Sit(Seat seat, var key, var name)
                ? new Command.Sit(seat, invitation, name)
                : command;
        connection.send(ClientJson.text(client.ask(run + "-" + ++asked, sent)));
    }

    private void refuse(Message why) {
        if (listener != null) listener.refused(why);
    }

    private void note(Message what) {
        if (listener != null) listener.noted(what);
    }

    @Override
    public synchronized Optional<GameRecord> record() {
        return client.view()
                .flatMap(view -> view.game()
                        .map(game -> Records.of(
                                game,
                                new Seated(view.status().chairs(), view.status().names()),
                                today)));
    }

    @Override
    public void close() {
        connection.close();
    }
}
