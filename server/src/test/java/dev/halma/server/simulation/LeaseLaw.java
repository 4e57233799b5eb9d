package dev.halma.server.simulation;

import dev.halma.server.simulation.world.SimulatedDatabase.Written;
import dev.halma.server.simulation.world.SimulatedLeases.Owner;
import dev.halma.table.Table;
import java.time.Instant;
import java.util.Optional;

/**
 * No node does by itself what is another's work. What counts is the moment when it decided: a lease may pass on while an
 * append is under way, and the append is refused only if the other has written by then.
 */
final class LeaseLaw {

    private LeaseLaw() {}

    static void check(Table before, Written written) {
        // Computers among themselves are moved by any node at which somebody looks on.
        boolean isWork = before.hasPersonInPlay()
                && written.append().entries().getFirst().cause().isEmpty();
        Optional<Owner> worker = written.worker();
        if (!isWork || worker.isEmpty()) return; // a server that has the store for itself has no leases
        Instant decided = written.askedAt();
        boolean wasLostLater = !worker.get().since().isBefore(decided);
        boolean wasOwn = worker.get().node().equals(written.node())
                && !worker.get().until().isBefore(decided);
        Violation.unless(
                wasOwn || wasLostLater,
                "node %s decided at %s, without the lease of %s: %s",
                written.node(),
                decided,
                worker.get(),
                written.append());
    }
}
