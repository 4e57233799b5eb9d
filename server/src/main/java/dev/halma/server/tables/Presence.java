package dev.halma.server.tables;

import dev.halma.server.store.Rooms;
import dev.halma.table.PlayerId;
import dev.halma.table.Table;
import dev.halma.table.protocol.ServerMessage;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * The presence at a table: the clients of this node, the visitors of other nodes, and since when players are absent. It
 * also remembers the last broadcast of it. Used in the turns of the table only.
 */
final class Presence {

    /** Arrivals and departures within this time are broadcast together: spectators must not flood the players. */
    private static final Duration BETWEEN_BROADCASTS = Duration.ofMillis(250);

    private final InstantSource clock;
    private final Supplier<List<Rooms.Visitor>> elsewhereNow;

    private final Map<PlayerId, Integer> here = new HashMap<>(); // connections of each player to this node
    private int strangers; // connections of clients that are no players
    private List<Rooms.Visitor> elsewhere = List.of();
    private boolean isElsewhereInDoubt = true;
    private final Map<PlayerId, Instant> absentSince = new HashMap<>();

    private ServerMessage.@Nullable Around
            lastBroadcast; // the last broadcast to all clients here; null if some got another one
    private boolean wasToldByOthers; // another node has broadcast since, and may have known less
    private Instant toldAt = Instant.EPOCH;
    private boolean isBroadcastDue;
    private Set<Rooms.Visitor> compared = Set.of();
    private int comparedVersion;

    /** @param elsewhereNow reads the visitors of other nodes */
    Presence(InstantSource clock, Supplier<List<Rooms.Visitor>> elsewhereNow) {
        this.clock = clock;
        this.elsewhereNow = elsewhereNow;
    }

    // --- This node ---

    /** Adds a client; returns what other nodes should know of it. */
    Rooms.Visitor enter(Optional<PlayerId> player) {
        player.ifPresentOrElse(
                one -> {
                    here.merge(one, 1, Integer::sum);
                    absentSince.remove(one);
                },
                () -> strangers++);
        lastBroadcast = null; // until it is broadcast; if that fails, the next comparison does it
        return visitor(player);
    }

    /** Removes a client; returns what other nodes should know of it. */
    Rooms.Visitor leave(Optional<PlayerId> player) {
        player.ifPresentOrElse(
                one -> here.computeIfPresent(one, (same, connections) -> connections == 1 ? null : connections - 1),
                () -> strangers--);
        lastBroadcast = null;
        return visitor(player);
    }

    /** A player as other nodes should know them, or all clients that are no players. */
    Rooms.Visitor visitor(Optional<PlayerId> player) {
        int connections = player.map(one -> here.getOrDefault(one, 0)).orElse(strangers);
        return new Rooms.Visitor(player, connections, clock.instant());
    }

    /** The players who are connected to this node; an empty one for all clients that are no players. */
    List<Optional<PlayerId>> here() {
        List<Optional<PlayerId>> all = new ArrayList<>();
        here.keySet().forEach(player -> all.add(Optional.of(player)));
        if (strangers > 0) all.add(Optional.empty());
        return all;
    }

    /** Whether no client of this node is here. */
    boolean isEmpty() {
        return here.isEmpty() && strangers == 0;
    }

    // --- All nodes ---

    /** Called when another node has broadcast the presence. */
    void changedElsewhere() {
        isElsewhereInDoubt = true;
        wasToldByOthers = true;
    }

    /** Whether a client of any node is there. */
    boolean isVisited() {
        readElsewhere();
        return !isEmpty() || elsewhere.stream().anyMatch(one -> one.connections() > 0);
    }

    private void readElsewhere() {
        // A node without clients at the table does not listen to what others broadcast.
        if (!isElsewhereInDoubt && !isEmpty()) return;
        setElsewhere(elsewhereNow.get());
    }

    private void setElsewhere(List<Rooms.Visitor> visitors) {
        elsewhere = List.copyOf(visitors);
        isElsewhereInDoubt = false;
    }

    /** The absent players of a table, and since when. */
    Map<PlayerId, Instant> absentSince(Table table) {
        readElsewhere();
        absentSince.keySet().retainAll(table.players());
        for (PlayerId player : table.players()) {
            if (isThere(player)) absentSince.remove(player);
            else absentSince.putIfAbsent(player, leftElsewhere(player).orElseGet(clock::instant));
        }
        return Map.copyOf(absentSince);
    }

    /** Whether a player is known to be absent. */
    boolean hasAbsent() {
        return !absentSince.isEmpty();
    }

    private boolean isThere(PlayerId player) {
        return here.containsKey(player)
                || elsewhere.stream()
                        .anyMatch(one -> one.connections() > 0 && one.player().equals(Optional.of(player)));
    }

    /** When a player left the last of the other nodes; nothing if they were at none. */
    private Optional<Instant> leftElsewhere(PlayerId player) {
        return elsewhere.stream()
                .filter(one -> one.player().equals(Optional.of(player)))
                .map(Rooms.Visitor::since)
                .max(Comparator.naturalOrder());
    }

    private int spectators(List<PlayerId> players) {
        Set<PlayerId> named = new HashSet<>(here.keySet());
        int unnamed = strangers;
        for (Rooms.Visitor one : elsewhere) {
            if (one.player().isEmpty()) unnamed += one.connections();
            else if (one.connections() > 0) named.add(one.player().get());
        }
        named.removeAll(Set.copyOf(players));
        return unnamed + named.size();
    }

    private ServerMessage.Around now(Table table) {
        return ServerMessage.Around.of(table, absentSince(table), spectators(table.players()), clock.instant());
    }

    // --- Broadcasts ---

    /** The presence for one client. If the others don't have it yet, the next comparison broadcasts it. */
    ServerMessage.Around forOne(Table table) {
        ServerMessage.Around now = now(table);
        if (lastBroadcast != null && !now.saysTheSameAs(lastBroadcast)) lastBroadcast = null;
        return now;
    }

    /** The presence that is broadcast to all clients. */
    ServerMessage.Around forAll(Table table) {
        lastBroadcast = now(table);
        return lastBroadcast;
    }

    /** Whether a broadcast is scheduled, which will include every change until then. */
    boolean isBroadcastDue() {
        return isBroadcastDue;
    }

    /** When the next broadcast may be made, which is scheduled from now on; empty if it may be made at once. */
    Optional<Instant> deferred() {
        Instant now = clock.instant();
        Instant next = toldAt.plus(BETWEEN_BROADCASTS);
        isBroadcastDue = !now.isBefore(toldAt) && now.isBefore(next);
        if (isBroadcastDue) return Optional.of(next);
        toldAt = now;
        return Optional.empty();
    }

    /** Called when the scheduled broadcast is made. */
    void endDeferral() {
        isBroadcastDue = false;
    }

    /** Whether the clients here may have outdated presence of other nodes. */
    boolean isOutdated(int version, List<Rooms.Visitor> visitors) {
        return lastBroadcast == null
                || wasToldByOthers
                || version != comparedVersion
                || !compared.equals(Set.copyOf(visitors));
    }

    /** The presence to broadcast because a node has died or its message was lost; empty if the clients have it. */
    Optional<ServerMessage.Around> compare(Table table, List<Rooms.Visitor> visitors) {
        setElsewhere(visitors);
        compared = Set.copyOf(visitors);
        comparedVersion = table.version();
        if (wasToldByOthers) lastBroadcast = null;
        wasToldByOthers = false;
        ServerMessage.Around now = now(table);
        if (lastBroadcast != null && now.saysTheSameAs(lastBroadcast)) return Optional.empty();
        lastBroadcast = now;
        return Optional.of(now);
    }
}
