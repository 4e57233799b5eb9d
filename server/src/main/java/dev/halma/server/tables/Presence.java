package dev.halma.server.tables;

import dev.halma.server.store.Rooms;
import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Who is at a table: how many connections each player has here, who is there on other nodes, and since when the others are away. */
final class Presence {

    private final Map<PlayerId, Integer> here = new HashMap<>();
    private final Map<PlayerId, Instant> absentSince = new HashMap<>();
    private List<Rooms.Visitor> elsewhere = List.of();
    private int strangers;

    /** What other nodes have told. */
    void setElsewhere(List<Rooms.Visitor> visitors) {
        elsewhere = List.copyOf(visitors);
    }

    /** Since when players of the table are away. Those who are gone from it no longer count. */
    Map<PlayerId, Instant> expect(List<PlayerId> players, Instant now) {
        absentSince.keySet().retainAll(players);
        for (PlayerId player : players) {
            if (isThere(player)) absentSince.remove(player);
            else absentSince.putIfAbsent(player, leftElsewhere(player).orElse(now));
        }
        return Map.copyOf(absentSince);
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

    /** Somebody comes; answers what other nodes should know of it. */
    Rooms.Visitor enter(Optional<PlayerId> player, Instant now) {
        player.ifPresentOrElse(
                one -> {
                    here.merge(one, 1, Integer::sum);
                    absentSince.remove(one);
                },
                () -> strangers++);
        return visitor(player, now);
    }

    /** Somebody goes; answers what other nodes should know of it. */
    Rooms.Visitor leave(Optional<PlayerId> player, Instant now) {
        player.ifPresentOrElse(
                one -> here.computeIfPresent(one, (same, connections) -> connections == 1 ? null : connections - 1),
                () -> strangers--);
        return visitor(player, now);
    }

    /** Somebody as other nodes should know them. */
    Rooms.Visitor visitor(Optional<PlayerId> player, Instant now) {
        return new Rooms.Visitor(
                player, player.map(one -> here.getOrDefault(one, 0)).orElse(strangers), now);
    }

    /** Those who are here, at this node; nobody for all those without a name. */
    List<Optional<PlayerId>> here() {
        List<Optional<PlayerId>> all = new ArrayList<>();
        here.keySet().forEach(player -> all.add(Optional.of(player)));
        if (strangers > 0) all.add(Optional.empty());
        return all;
    }

    /** Whether nobody is here, at this node. */
    boolean isEmpty() {
        return here.isEmpty() && strangers == 0;
    }

    /** Whether somebody is there, at this node or at another. */
    boolean isAnybodyThere() {
        return !isEmpty() || elsewhere.stream().anyMatch(one -> one.connections() > 0);
    }

    /** Everybody who looks on without a seat. */
    int spectators(List<PlayerId> players) {
        Set<PlayerId> named = new HashSet<>(here.keySet());
        int unnamed = strangers;
        for (Rooms.Visitor one : elsewhere) {
            if (one.player().isEmpty()) unnamed += one.connections();
            else if (one.connections() > 0) named.add(one.player().get());
        }
        return unnamed
                + (int) named.stream().filter(one -> !players.contains(one)).count();
    }
}
