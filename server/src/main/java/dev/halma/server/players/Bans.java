package dev.halma.server.players;

import dev.halma.server.players.Moderation.Ban;
import dev.halma.server.players.Moderation.Kind;
import dev.halma.table.PlayerId;
import java.time.InstantSource;
import java.util.List;
import java.util.Optional;

/** The bans that hold, in memory. Other nodes' bans are read every few seconds. */
public final class Bans {

    private final Moderation store;
    private final InstantSource clock;
    private volatile List<Ban> all = List.of();

    public Bans(Moderation store, InstantSource clock) {
        this.store = store;
        this.clock = clock;
    }

    /** Reads the bans again. */
    public void look() {
        all = List.copyOf(store.bans(clock.instant()));
    }

    /** All that hold. */
    public List<Ban> all() {
        return all.stream().filter(this::holds).toList();
    }

    private boolean holds(Ban ban) {
        return clock.instant().isBefore(ban.until());
    }

    /** The ban of an address; empty if it is served. */
    public Optional<Ban> ofAddress(String address) {
        return find(Kind.ADDRESS, address);
    }

    /** The ban of a player; empty if they are served. */
    public Optional<Ban> of(PlayerId player) {
        return find(Kind.PLAYER, player.text());
    }

    private Optional<Ban> find(Kind kind, String what) {
        if (all.isEmpty()) return Optional.empty();
        return all.stream()
                .filter(ban -> ban.kind() == kind && ban.what().equals(what) && holds(ban))
                .findFirst();
    }
}
