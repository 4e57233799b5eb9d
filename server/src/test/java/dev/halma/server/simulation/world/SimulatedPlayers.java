package dev.halma.server.simulation.world;

import dev.halma.server.players.Devices;
import dev.halma.server.players.PlayerStore;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import java.time.Instant;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Players whose ids are their names. Nothing else of them matters at a table. */
final class SimulatedPlayers implements PlayerStore {

    @Override
    public Map<PlayerId, String> names(Collection<PlayerId> players) {
        Map<PlayerId, String> names = new LinkedHashMap<>();
        players.forEach(player -> names.put(player, player.text()));
        return names;
    }

    @Override
    public Devices devices() {
        throw new UnsupportedOperationException();
    }

    @Override
    public void add(Player player, String secretHash, Instant now) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void addSecret(PlayerId player, String secretHash, Instant now) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Player> bySecret(PlayerId player, String secretHash) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<Player> byId(PlayerId player) {
        return Optional.of(new Player(player, player.text(), false));
    }

    @Override
    public void rename(PlayerId player, String name) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void seen(PlayerId player, Instant now) {}

    @Override
    public void addCode(String codeHash, PlayerId player, Instant until) {
        throw new UnsupportedOperationException();
    }

    @Override
    public Optional<PlayerId> takeCode(String codeHash, Instant now) {
        throw new UnsupportedOperationException();
    }

    @Override
    public void forget(PlayerId player) {
        throw new UnsupportedOperationException();
    }

    @Override
    public int forgetUnseenSince(Instant moment, int most) {
        throw new UnsupportedOperationException();
    }
}
