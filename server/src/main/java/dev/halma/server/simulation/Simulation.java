package dev.halma.server.simulation;

import dev.halma.server.identity.PlayerId;
import dev.halma.server.table.TableId;
import dev.halma.server.table.plan.Plan;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.CompletableFuture;

/** One table and those that follow from it, with everybody round it, under one seed. */
public final class Simulation {

    /** How many things happen before all is well again, unless somebody wants more. */
    public static final int USUAL_STEPS = 600;

    private static final Duration HEALING = Duration.ofSeconds(25);

    /**
     * What became of a seed.
     *
     * @param violation what must never be and was; nothing if all is well
     */
    public record Report(long seed, int steps, int tables, int entries, int acknowledged, Optional<String> violation) {

        /** One line that says how to see it again. */
        public String text() {
            String again = "halma simulate --seed " + seed + (steps == USUAL_STEPS ? "" : " --steps " + steps);
            return again + ": "
                    + violation.orElse(
                            "%d tables, %d entries, %d commands acknowledged".formatted(tables, entries, acknowledged));
        }
    }

    private final SimulatedTime time;
    private final Witness witness = new Witness();
    private final SimulatedStore store;
    private final SimulatedServer server;
    private final Plan plan;
    private final List<Device> devices = new ArrayList<>();
    private final Map<String, Integer> commands = new LinkedHashMap<>();
    private Instant quietUntil = Instant.EPOCH;
    private boolean isHealing;

    private Simulation(long seed) {
        time = new SimulatedTime(new Random(seed));
        store = new SimulatedStore(time, witness::appended);
        server = new SimulatedServer(time, store, witness);
        plan = Setup.plan(time.chance());
    }

    /** Runs a seed. The same seed always does the same. */
    public static Report run(long seed, int steps) {
        Simulation simulation = new Simulation(seed);
        Optional<String> violation = simulation.violation(steps);
        Witness witness = simulation.witness;
        return new Report(seed, steps, witness.tables(), witness.entries(), witness.acknowledged(), violation);
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
        store.setTrouble(true);
        server.start();
        make();
    }

    private void device(String name, Device.Kind kind, Optional<PlayerId> player) {
        devices.add(new Device(name, kind, player, this));
    }

    /** The maker tries until there is a table, and gives its address to everybody. */
    private void make() {
        Duration patience = Duration.ofSeconds(1);
        List<TableId> made = new ArrayList<>();
        server.run().ifPresent(now -> {
            CompletableFuture<?> unused = attempt(now).thenAccept(made::add);
        });
        time.after(patience, () -> {
            if (made.isEmpty()) make();
            else devices.forEach(device -> device.open(made.getFirst()));
        });
    }

    private CompletableFuture<TableId> attempt(SimulatedServer.Run now) {
        try {
            return now.tables.make(Setup.MAKER, plan, Map.of());
        } catch (RuntimeException e) {
            return CompletableFuture.failedFuture(e);
        }
    }

    /** Steps 1 to so many: anything may go wrong. */
    private void trouble(int steps) {
        for (int i = 0; i < steps && witness.violation().isEmpty(); i++) {
            if (!time.step(Instant.MAX)) return;
            switch (time.chance().nextInt(400)) {
                case 0 -> {
                    server.crash();
                    time.after(time.upTo(3_000), server::start);
                }
                case 1, 2 -> server.rest();
                case 3 -> quietUntil = time.instant().plusSeconds(40);
                case 4 -> quietUntil = time.instant().plus(Duration.ofHours(time.oneIn(2) ? 1 : 25));
                default -> {}
            }
        }
    }

    /** Nothing goes wrong any more, and nobody wants anything new. */
    private void heal() {
        isHealing = true;
        store.setTrouble(false);
        server.start();
        devices.forEach(Device::heal);
        Instant end = time.instant().plus(HEALING);
        while (witness.violation().isEmpty() && time.step(end)) {}
        if (witness.violation().isPresent()) return;
        devices.forEach(Device::checkHealed);
        server.run().ifPresent(now -> witness.healed(store, now, time.instant()));
    }

    SimulatedTime time() {
        return time;
    }

    Witness witness() {
        return witness;
    }

    SimulatedServer server() {
        return server;
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
