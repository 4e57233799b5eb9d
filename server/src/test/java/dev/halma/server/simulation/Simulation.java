package dev.halma.server.simulation;

import dev.halma.server.simulation.world.SimulatedDatabase;
import dev.halma.server.simulation.world.SimulatedNetwork;
import dev.halma.server.simulation.world.SimulatedTime;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/** One table and those that follow from it, at one node or several, with everybody round it, under one seed. */
public final class Simulation {

    /** The number of steps before all faults end. The turn of an actor is a step too. */
    public static final int USUAL_STEPS = 1_200;

    private static final Duration HEALING = Duration.ofSeconds(25);

    /** Where nobody does anything for hours, the nodes look up only so often. */
    private static final Duration LONG_PAUSE = Duration.ofMinutes(10);

    private static final Duration SHORT_PAUSE = Duration.ofMillis(1_200);

    /**
     * What became of a seed.
     *
     * @param violation what must never be and was; nothing if all is well
     */
    public record Report(
            long seed, int steps, int nodes, int tables, int entries, int acknowledged, Optional<String> violation) {

        /** One line that says how to see it again. */
        public String text() {
            String again = "./halma lab simulate --seed " + seed
                    + (nodes == 1 ? "" : " --nodes " + nodes)
                    + (steps == USUAL_STEPS ? "" : " --steps " + steps);
            return again + ": "
                    + violation.orElse(
                            "%d tables, %d entries, %d commands acknowledged".formatted(tables, entries, acknowledged));
        }
    }

    private final SimulatedTime time;
    private final Witness witness = new Witness();
    private final SimulatedDatabase database;
    private final SimulatedNetwork network;
    private final Cluster cluster;
    private final Plan plan;
    private final List<Device> devices = new ArrayList<>();
    private final Map<String, Integer> commands = new LinkedHashMap<>();
    private Instant quietUntil = Instant.EPOCH;
    private boolean isHealing;

    private Simulation(long seed, int nodes) {
        time = new SimulatedTime(new Random(seed));
        database = new SimulatedDatabase(time, nodes > 1, witness::appended);
        network = new SimulatedNetwork(time, nodes > 1);
        cluster = new Cluster(new SimulatedNode.World(time, database, network, witness), nodes, this::pause);
        plan = Setup.plan(time.chance());
    }

    /** Runs a seed. The same seed always does the same with the same number of nodes. */
    public static Report run(long seed, int steps, int nodes) {
        Simulation simulation = new Simulation(seed, nodes);
        Optional<String> violation = simulation.violation(steps);
        Witness witness = simulation.witness;
        return new Report(seed, steps, nodes, witness.tables(), witness.entries(), witness.acknowledged(), violation);
    }

    private Optional<String> violation(int steps) {
        try {
            begin();
            trouble(steps);
            if (witness.violation().isEmpty()) heal();
        } catch (RuntimeException e) {
            return witness.violation().or(() -> Optional.of(e.toString()));
        }
        return witness.violation();
    }

    private void begin() {
        device("ada's laptop", Device.Kind.PLAYER, Optional.of(Setup.MAKER));
        device("ada's telephone", Device.Kind.PLAYER, Optional.of(Setup.MAKER));
        Setup.OTHERS.forEach(player -> device(player.text(), Device.Kind.PLAYER, Optional.of(player)));
        device("eve", Device.Kind.MALICIOUS, Optional.of(new PlayerId("eve")));
        device("a spectator", Device.Kind.SPECTATOR, Optional.empty());
        database.setTrouble(true);
        network.setTrouble(true);
        cluster.start();
        make();
    }

    private void device(String name, Device.Kind kind, Optional<PlayerId> player) {
        devices.add(new Device(name, kind, player, this));
    }

    /** The maker tries until there is a table, and gives its address to everybody. */
    private void make() {
        Duration patience = Duration.ofSeconds(1);
        List<TableId> made = new ArrayList<>();
        cluster.any().ifPresent(now -> {
            CompletableFuture<?> unused = attempt(now).thenAccept(made::add);
        });
        time.after(patience, () -> {
            if (made.isEmpty()) make();
            else devices.forEach(device -> device.open(made.getFirst()));
        });
    }

    private CompletableFuture<TableId> attempt(SimulatedNode now) {
        try {
            return now.tables().make(Setup.MAKER, plan, Map.of());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Steps 1 to so many: anything may go wrong. What nodes do again and again does not count. */
    private void trouble(int steps) {
        for (int i = 0; i < steps + cluster.rounds() && witness.violation().isEmpty(); i++) {
            if (!time.step(Instant.MAX)) return;
            switch (time.chance().nextInt(800)) {
                case 0 -> cluster.crash();
                case 1, 2 -> cluster.rest();
                case 3 -> quietUntil = time.instant().plusSeconds(40);
                case 4 -> quietUntil = time.instant().plus(Duration.ofHours(time.oneIn(2) ? 1 : 25));
                case 5 -> cluster.freeze();
                case 6 -> cluster.cutFromDatabase();
                case 7 -> cluster.breakBus();
                default -> {}
            }
        }
    }

    /** How long the nodes put off what they do again and again, because nobody does anything for so long. */
    private Duration pause() {
        Duration quiet = Duration.between(time.instant(), quietUntil);
        if (isHealing || quiet.isNegative()) return Duration.ZERO;
        return quiet.compareTo(LONG_PAUSE) > 0 ? LONG_PAUSE : SHORT_PAUSE;
    }

    /** Nothing goes wrong any more, and nobody wants anything new. */
    private void heal() {
        isHealing = true;
        cluster.heal();
        devices.forEach(Device::heal);
        Instant end = time.instant().plus(HEALING);
        while (witness.violation().isEmpty() && time.step(end)) {}
        if (witness.violation().isPresent()) return;
        devices.forEach(Device::checkHealed);
        cluster.up().forEach(node -> witness.healed(node, time.instant()));
        witness.healed(database, time.instant(), this::isWatched);
    }

    private boolean isWatched(TableId table) {
        return devices.stream().anyMatch(device -> device.shows(table));
    }

    /** Whether somebody has a table before them. */
    boolean isThere(PlayerId player, TableId table) {
        return devices.stream().anyMatch(device -> device.isOf(player) && device.shows(table));
    }

    SimulatedTime time() {
        return time;
    }

    Witness witness() {
        return witness;
    }

    Cluster cluster() {
        return cluster;
    }

    boolean isHealing() {
        return isHealing;
    }

    /** Until then nobody does anything. */
    Instant quietUntil() {
        return quietUntil;
    }

    /** An id that a player has not used before. Different players use the same ones. */
    String freshId(Optional<PlayerId> player) {
        return "c" + commands.merge(player.map(PlayerId::text).orElse(""), 1, Integer::sum);
    }
}
