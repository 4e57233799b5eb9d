package dev.halma.server.simulation;

import dev.halma.server.simulation.world.SimulatedLine;
import dev.halma.server.simulation.world.SimulatedTime;
import dev.halma.table.PlayerId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import java.util.stream.Stream;

/** All nodes of a server, one or more, and what goes wrong with them. One that has crashed comes back as another. */
final class Cluster {

    private static final int DOWN_MILLIS = 3_000;
    private static final int FROZEN_MILLIS = 30_000;
    private static final int CUT_MILLIS = 12_000;

    private final SimulatedNode.World world;
    private final SimulatedTime time;
    private final Supplier<Duration> pause;
    private final List<Optional<SimulatedNode>> places = new ArrayList<>();
    private int rounds;
    private boolean isHealing;

    /** @param pause for how long nothing is to be expected */
    Cluster(SimulatedNode.World world, int nodes, Supplier<Duration> pause) {
        this.world = world;
        this.time = world.time();
        this.pause = pause;
        for (int i = 0; i < nodes; i++) places.add(Optional.empty());
    }

    private boolean isShared() {
        return places.size() > 1;
    }

    void start() {
        for (int i = 0; i < places.size(); i++) start(i);
    }

    private void start(int place) {
        if (places.get(place).isPresent()) return;
        SimulatedNode fresh = new SimulatedNode(world);
        places.set(place, Optional.of(fresh));
        fresh.start();
        if (isShared()) chores(fresh);
    }

    private void chores(SimulatedNode node) {
        rounds++;
        boolean wasHealing = isHealing;
        Duration until = node.chores(pause.get());
        node.life().after(until, () -> {
            // Who heals does not wait for what was put off.
            if (wasHealing == isHealing) chores(node);
        });
    }

    /** How often nodes have done what they do again and again. */
    int rounds() {
        return rounds;
    }

    /** The nodes that are up. */
    Stream<SimulatedNode> up() {
        return places.stream().flatMap(Optional::stream);
    }

    /** Any node that is up. */
    Optional<SimulatedNode> any() {
        List<SimulatedNode> all = up().toList();
        return all.isEmpty() ? Optional.empty() : Optional.of(Setup.any(all, time.chance()));
    }

    /** Takes a line to any node; nothing while all are down. */
    Optional<SimulatedLine> connect(Optional<PlayerId> player) {
        return any().map(node -> node.connect(player));
    }

    // --- Trouble ---

    void crash() {
        int place = time.chance().nextInt(places.size());
        places.get(place).ifPresent(SimulatedNode::crash);
        places.set(place, Optional.empty());
        time.after(time.upTo(DOWN_MILLIS), () -> start(place));
    }

    void rest() {
        any().ifPresent(SimulatedNode::rest);
    }

    void freeze() {
        if (isShared()) any().ifPresent(node -> node.life().freeze(time.upTo(FROZEN_MILLIS)));
    }

    /** A node can't reach the database for a while. */
    void cutFromDatabase() {
        Instant until = time.instant().plus(time.upTo(CUT_MILLIS));
        if (isShared()) any().ifPresent(node -> node.store().cutUntil(until));
    }

    void breakBus() {
        if (isShared()) world.network().breakUntil(time.instant().plus(time.upTo(FROZEN_MILLIS)));
    }

    /** Nothing is wrong with any node from now on. */
    void heal() {
        isHealing = true;
        world.database().setTrouble(false);
        world.network().setTrouble(false);
        world.network().breakUntil(Instant.EPOCH);
        List<SimulatedNode> survivors = up().toList();
        survivors.forEach(node -> {
            node.life().wake();
            node.store().cutUntil(Instant.EPOCH);
            if (isShared()) chores(node);
        });
        start();
    }
}
