package dev.halma.server;

import dev.halma.server.operations.Logging;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.TimeLimits;
import dev.halma.server.store.Work;
import dev.halma.server.tables.Environment;
import dev.halma.server.tables.TableRegistry;
import dev.halma.server.tables.thinking.ThinkingPool;
import java.security.SecureRandom;
import java.time.InstantSource;
import java.util.EnumSet;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A node without clients that only searches for computers, so that search capacity grows independently of connections.
 */
public final class Thinkers implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(Thinkers.class);

    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final Clockwork clockwork;
    private final ThinkingPool thinking;
    private final SharedServices shared;

    private Thinkers(Settings settings, SharedServices shared, InstantSource clock) {
        this.shared = shared;
        clockwork = new Clockwork(clock, executor);
        TimeLimits.OfNodes times = settings.times().nodes();
        SecureRandom random = new SecureRandom();
        NodeId node = NodeId.fresh(random);
        thinking = new ThinkingPool(settings.thinkers(), Online.pace(settings), clock, clockwork::at);
        TableRegistry tables = new TableRegistry(
                shared.store(),
                shared.bus(),
                thinking,
                new Environment(clock, random, executor, clockwork, node, EnumSet.of(Work.COMPUTER), times.lease()),
                (table, failure) -> LOG.error("table {}", Logging.shortened(table), failure));
        new PeriodicJobs(shared, tables, clockwork, clock, node, times.life()).start();
    }

    /**
     * Starts to search for the computers of the servers that share a store.
     *
     * @throws StoreFailed if the data can't be used
     */
    public static Thinkers start(Settings settings) {
        if (settings.cluster().store().isEmpty()) {
            throw new StoreFailed(
                    "Thinking apart is for servers that share a store. Give its address with --store or in"
                            + " HALMA_STORE.");
        }
        InstantSource clock = InstantSource.system();
        return new Thinkers(settings, SharedServices.open(settings, clock), clock);
    }

    /** How many tables wait for a move here. */
    public int waiting() {
        return thinking.waiting();
    }

    /** Stops; other nodes take over its unfinished searches. */
    @Override
    public void close() {
        clockwork.close();
        thinking.close();
        shared.store().close();
        executor.shutdown();
        shared.bus().close();
    }
}
