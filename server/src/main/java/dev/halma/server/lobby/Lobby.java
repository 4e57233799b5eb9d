package dev.halma.server.lobby;

import dev.halma.rules.message.Message;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.store.Store;
import dev.halma.server.store.Summary;
import dev.halma.server.tables.Scheduler;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.protocol.LobbyTable;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;

/** Lists public tables, and broadcasts changes of the list. */
public final class Lobby {

    private static final int MOST = 100;

    /** A table at which no player has sat down for this long is no longer listed. Its link still leads there. */
    static final Duration LISTED = Duration.ofDays(1);

    /** The most listed tables of one player: more than one person can wait at. */
    private static final int MOST_OF_ONE = 10;

    /** Changes within this time are broadcast together. */
    private static final Duration PAUSE = Duration.ofMillis(300);

    private final Store store;
    private final Bus bus;
    private final Scheduler scheduler;
    private final InstantSource clock;
    private final AtomicBoolean isDue = new AtomicBoolean();
    private final AtomicLong changes = new AtomicLong();
    private volatile Optional<Kept> kept = Optional.empty();

    /** A list that is good until the next change. Names in it may be out of date for a moment. */
    private record Kept(ServerMessage.Lobby list, long changes, Instant until) {}

    public Lobby(Store store, Bus bus, Scheduler scheduler, InstantSource clock) {
        this.store = store;
        this.bus = bus;
        this.scheduler = scheduler;
        this.clock = clock;
    }

    /** The lists as they are now. The store is read once for all callers until the next change. */
    public ServerMessage.Lobby now() {
        Instant now = clock.instant();
        long before = changes.get();
        Optional<Kept> good = kept.filter(one -> one.changes() == before && now.isBefore(one.until()));
        if (good.isPresent()) return good.get().list();
        ServerMessage.Lobby read = new ServerMessage.Lobby(
                list(new Store.Wanted.Open(now.minus(LISTED), Optional.empty())), list(new Store.Wanted.Running()));
        kept = Optional.of(new Kept(read, before, now.plus(PAUSE)));
        return read;
    }

    /** Why a player may not make another table that is listed; nothing if they may. One player must not fill the list. */
    public Optional<Message> objectionToOneMore(PlayerId player) {
        Instant since = clock.instant().minus(LISTED);
        long open = store.list(new Store.Wanted.Unfinished(player), MOST).stream()
                .map(Store.Listed::summary)
                .filter(one -> one.phase() == Table.Phase.GATHERING && one.isPublic() && one.freeChairs() > 0)
                .filter(one -> !one.changedAt().isBefore(since))
                .count();
        return open < MOST_OF_ONE
                ? Optional.empty()
                : Optional.of(Message.of("table.refused.too-many-open").with("most", MOST_OF_ONE));
    }

    /** Tables as a list shows them, with the names of their players. */
    public List<LobbyTable> list(Store.Wanted wanted) {
        List<Store.Listed> listed = store.list(wanted, MOST);
        List<PlayerId> players = listed.stream()
                .flatMap(one -> one.summary().players().stream())
                .distinct()
                .toList();
        Map<PlayerId, String> names = store.players().names(players);
        return listed.stream().map(one -> table(one, names)).toList();
    }

    private static LobbyTable table(Store.Listed listed, Map<PlayerId, String> names) {
        Summary summary = listed.summary();
        return new LobbyTable(
                listed.table(),
                summary.phase(),
                summary.variant(),
                summary.house(),
                summary.pace(),
                summary.freeChairs(),
                summary.players().stream()
                        .map(names::get)
                        .filter(Objects::nonNull)
                        .toList(),
                summary.changedAt());
    }

    /**
     * Called after entries at a table. The list changes when a player sits down, when a game begins and when it ends.
     */
    public void changed(Table table, List<Entry> entries) {
        boolean matters = table.plan().isPublic()
                && (table.phase() != Table.Phase.PLAYING
                        || entries.stream().anyMatch(entry -> entry.event() instanceof TableEvent.Began));
        if (matters) changes.incrementAndGet();
        if (matters && isDue.compareAndSet(false, true)) {
            scheduler.at(clock.instant().plus(PAUSE), this::tell);
        }
    }

    /** Broadcasts again at this node, because messages of other nodes may have been lost. */
    public void tellAgain() {
        bus.publishHere(Channel.LOBBY, ServerJson.text(now()));
    }

    private void tell() {
        isDue.set(false);
        bus.publish(Channel.LOBBY, ServerJson.text(now()));
    }
}
