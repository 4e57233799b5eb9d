package dev.halma.table.client;

import dev.halma.rules.game.Game;
import dev.halma.rules.message.Message;
import dev.halma.table.Command;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.TableStatus;
import dev.halma.table.TableView;
import dev.halma.table.protocol.ClientMessage;
import dev.halma.table.protocol.ServerMessage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * One table as a client knows it. The owner of the connection calls {@link #opened} when it opens, gives every message to
 * {@link #hear}, and sends what these return.
 */
public final class TableClient {

    /**
     * The server's answer to a command.
     *
     * @param version after it, if it was carried out
     * @param why the refusal; nothing if it was carried out
     */
    public record Answered(ClientMessage.Ask ask, int version, Optional<Message> why) {
        public boolean isDone() {
            return why.isEmpty();
        }
    }

    private final TableId table;
    private final Consumer<Answered> answers;
    private final Map<String, ClientMessage.Ask> unanswered = new LinkedHashMap<>();
    private final Map<PlayerId, Instant> absentSince = new LinkedHashMap<>();
    private boolean isCatchingUp;
    private @Nullable TableView view;

    /** @param answers receives the answer to every command, once */
    public TableClient(TableId table, Consumer<Answered> answers) {
        this.table = table;
        this.answers = answers;
    }

    public TableId table() {
        return table;
    }

    /** The last version that is known; 0 for none. */
    public int version() {
        return view == null ? 0 : view.version();
    }

    /** What is known of the table; nothing before the server has sent it. */
    public Optional<TableView> view() {
        return Optional.ofNullable(view);
    }

    /** The game, once it has begun. */
    public Optional<Game> game() {
        return view().flatMap(TableView::game);
    }

    /** The players who are away, and since when. */
    public Map<PlayerId, Instant> absentSince() {
        return absentSince;
    }

    /** The commands that wait for their answers, the oldest first. */
    public List<ClientMessage.Ask> unanswered() {
        return List.copyOf(unanswered.values());
    }

    /**
     * Makes a command. It is kept until it is answered; a connection that opens anew sends it again.
     *
     * @param id never used before by this player
     */
    public ClientMessage ask(String id, Command command) {
        ClientMessage.Ask ask = new ClientMessage.Ask(id, table, command);
        unanswered.put(id, ask);
        return ask;
    }

    /** Called when a connection has opened; returns the messages to send first. */
    public List<ClientMessage> opened() {
        List<ClientMessage> first = new ArrayList<>();
        first.add(watch());
        first.addAll(unanswered.values());
        isCatchingUp = true;
        return first;
    }

    private ClientMessage watch() {
        return new ClientMessage.Watch(table, version());
    }

    /** Handles a message of the server; returns the message to send in reply. */
    public Optional<ClientMessage> hear(ServerMessage message) {
        return switch (message) {
            case ServerMessage.Done(String id, int version) -> {
                answered(id, version, Optional.empty());
                yield Optional.empty();
            }
            case ServerMessage.Refused(String id, Message why) -> {
                answered(id, 0, Optional.of(why));
                yield Optional.empty();
            }
            case ServerMessage.State state
            when state.table().equals(table) -> {
                become(state.view());
                yield Optional.empty();
            }
            case ServerMessage.Happened happened when happened.table().equals(table) -> happened(happened);
            case ServerMessage.Around around
            when around.table().equals(table) -> {
                absentSince.clear();
                absentSince.putAll(around.absentSince());
                yield Optional.empty();
            }
            default -> Optional.empty(); // not about this table
        };
    }

    private void answered(String id, int version, Optional<Message> why) {
        ClientMessage.Ask ask = unanswered.remove(id);
        if (ask == null) return; // it was sent twice and has its answer
        answers.accept(new Answered(ask, version, why));
    }

    private void become(TableView known) {
        view = known;
        isCatchingUp = false;
    }

    private Optional<ClientMessage> happened(ServerMessage.Happened happened) {
        if (happened.version() < version()) return Optional.empty(); // all of it is known, and more
        List<Entry> fresh = happened.entries().stream()
                .filter(entry -> entry.version() > version())
                .toList();
        int before = fresh.isEmpty() ? happened.version() : fresh.getFirst().version() - 1;
        if (before != version()) return missed();
        become(view == null ? first(fresh, happened.status()) : view.after(fresh, happened.status()));
        return Optional.empty();
    }

    /** The view of a client that receives a log from its beginning. */
    private TableView first(List<Entry> entries, TableStatus status) {
        if (!(entries.getFirst().event() instanceof TableEvent.Made made)) {
            throw new IllegalStateException(
                    "a log begins with the making of its table, not with " + entries.getFirst());
        }
        TableView opened = new TableView(table, 1, made.maker(), made.plan(), status, Optional.empty());
        return opened.after(entries.subList(1, entries.size()), status);
    }

    /** Asks for the entries that were missed, unless the client has done so already. */
    private Optional<ClientMessage> missed() {
        if (isCatchingUp) return Optional.empty();
        isCatchingUp = true;
        return Optional.of(watch());
    }
}
