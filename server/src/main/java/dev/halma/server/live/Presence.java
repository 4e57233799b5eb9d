package dev.halma.server.live;

import dev.halma.server.identity.PlayerId;
import java.time.Instant;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Who is at a table: how many connections each player has, and since when the others are away. */
final class Presence {

    private final Map<PlayerId, Integer> here = new HashMap<>();
    private final Map<PlayerId, Instant> absentSince = new HashMap<>();
    private int strangers;

    /** Notices players of the table who are not there; those who are gone from it no longer count. */
    void expect(List<PlayerId> players, Instant now) {
        absentSince.keySet().retainAll(players);
        players.stream()
                .filter(player -> !here.containsKey(player))
                .forEach(player -> absentSince.putIfAbsent(player, now));
    }

    void enter(Optional<PlayerId> player) {
        player.ifPresentOrElse(
                one -> {
                    here.merge(one, 1, Integer::sum);
                    absentSince.remove(one);
                },
                () -> strangers++);
    }

    void leave(Optional<PlayerId> player) {
        player.ifPresentOrElse(
                one -> here.computeIfPresent(one, (same, connections) -> connections == 1 ? null : connections - 1),
                () -> strangers--);
    }

    boolean isEmpty() {
        return here.isEmpty() && strangers == 0;
    }

    Map<PlayerId, Instant> absentSince() {
        return Map.copyOf(absentSince);
    }

    /** Everybody who looks on without a seat. */
    int spectators(List<PlayerId> players) {
        return strangers
                + (int) here.keySet().stream()
                        .filter(one -> !players.contains(one))
                        .count();
    }
}
