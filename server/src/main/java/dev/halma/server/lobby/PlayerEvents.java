package dev.halma.server.lobby;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.store.Store;
import dev.halma.server.tables.Snapshot;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.Entry;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;
import java.util.stream.Collectors;

/** Publishes to players what concerns them at their tables, so that a program need not watch each one. */
public final class PlayerEvents {

    /** The most tables of a player. A program has fewer games; a person gets those that changed last. */
    private static final int MOST = 100;

    private final Store store;
    private final TableRegistry tables;
    private final Bus bus;
    private final Map<PlayerId, Integer> listened = new ConcurrentHashMap<>();

    public PlayerEvents(Store store, TableRegistry tables, Bus bus) {
        this.store = store;
        this.tables = tables;
        this.bus = bus;
    }

    /** Subscribes a listener to the messages for a player. */
    public Bus.Subscription listen(PlayerId player, Consumer<String> listener) {
        listened.merge(player, 1, Integer::sum);
        Bus.Subscription subscription = bus.subscribe(Channel.of(player), listener);
        return () -> {
            listened.computeIfPresent(player, (same, count) -> count == 1 ? null : count - 1);
            subscription.close();
        };
    }

    /** Publishes again at this node, because messages of other nodes may have been lost. */
    public void tellAgain() {
        listened.keySet()
                .forEach(player ->
                        now(player).forEach(table -> bus.publishHere(Channel.of(player), ServerJson.text(table))));
    }

    /** The unfinished tables of a player as they are now. */
    public List<ServerMessage.YourTable> now(PlayerId player) {
        return store.list(new Store.Wanted.Unfinished(player), MOST).stream()
                .flatMap(listed -> tables.snapshot(listed.table()).stream())
                .map(Snapshot::table)
                .map(table -> yours(table, player))
                .toList();
    }

    /** The tables that wait for a player's move. */
    public Set<TableId> due(PlayerId player) {
        return now(player).stream()
                .filter(ServerMessage.YourTable::isYourTurn)
                .map(yours -> yours.table())
                .collect(Collectors.toSet());
    }

    /**
     * Called after entries at a table. All its players get a message if seats or the phase changed, else the one to
     * move.
     */
    public void changed(Table table, List<Entry> entries) {
        boolean isForAll = table.phase() != Table.Phase.PLAYING
                || entries.stream().anyMatch(entry -> entry.event() instanceof TableEvent.Began);
        Optional<PlayerId> toMove = toMove(table);
        table.players().stream()
                .filter(player -> isForAll || toMove.equals(Optional.of(player)))
                .filter(player -> bus.isHeard(Channel.of(player)))
                .forEach(player -> bus.publish(Channel.of(player), ServerJson.text(yours(table, player))));
    }

    private static ServerMessage.YourTable yours(Table table, PlayerId player) {
        return new ServerMessage.YourTable(
                table.id(),
                table.version(),
                table.phase(),
                table.plan().variant().id(),
                table.seatsOf(player),
                toMove(table).equals(Optional.of(player)));
    }

    /** The player to move; empty while the game is paused, or while a computer moves. */
    private static Optional<PlayerId> toMove(Table table) {
        if (table.isPaused() || table.thinking().isPresent()) return Optional.empty();
        return table.toMove().flatMap(seat -> table.chair(seat).owner());
    }
}
