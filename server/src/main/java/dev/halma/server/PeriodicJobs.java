package dev.halma.server;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.store.Lease;
import dev.halma.server.store.NodeId;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.tables.TableRegistry;
import dev.halma.table.TableId;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The periodic jobs of a cluster node: heartbeat, claiming of leases, catching up with lost messages. */
final class PeriodicJobs {

    private static final Logger LOG = LoggerFactory.getLogger(PeriodicJobs.class);

    /** A table that is not used for this long leaves the memory. */
    private static final Duration QUIET = Duration.ofSeconds(60);

    private static final Duration BETWEEN_CLAIMS = Duration.ofMillis(500);
    private static final Duration BETWEEN_LEASES = Duration.ofMillis(800);
    private static final Duration BETWEEN_SIGNS_OF_LIFE = Duration.ofSeconds(1);

    private static final Duration BETWEEN_LOOKS = Duration.ofMillis(500);

    /** While the bus works, one of this number of comparisons is made: it only finds lost messages. */
    private static final int LOOKS_SAVED = 5;

    private static final Duration BETWEEN_CLEANINGS = Duration.ofHours(1);
    private static final Duration VISITORS_KEPT = Duration.ofDays(2); // longer than the longest fair wait
    private static final int MOST_CLEANED = 1000;

    private final Store store;
    private final Bus bus;
    private final TableRegistry tables;
    private final Clockwork clockwork;
    private final InstantSource clock;
    private final NodeId node;
    private final Duration life;
    private int looks;
    private boolean hasShownLife;

    /** @param life a node without a heartbeat for this long is dead */
    PeriodicJobs(
            SharedServices shared,
            TableRegistry tables,
            Clockwork clockwork,
            InstantSource clock,
            NodeId node,
            Duration life) {
        this.store = shared.store();
        this.bus = shared.bus();
        this.tables = tables;
        this.clockwork = clockwork;
        this.clock = clock;
        this.node = node;
        this.life = life;
    }

    /** Takes up what is due, and starts the periodic jobs. */
    void start() {
        if (store.isShared()) among();
        tables.start();
        clockwork.every(QUIET.dividedBy(2), () -> tables.rest(clock.instant().minus(QUIET)));
    }

    /**
     * Removes idle tables and players from time to time. Only for nodes that know how long these are kept.
     *
     * @param keepIdle how long a table without a change and a player without a visit are kept
     */
    void startCleaning(Duration keepIdle) {
        clockwork.every(BETWEEN_CLEANINGS, () -> clean(keepIdle));
    }

    private void among() {
        showLife();
        clockwork.every(BETWEEN_SIGNS_OF_LIFE, this::showLife);
        clockwork.every(BETWEEN_CLAIMS, tables::claim);
        clockwork.every(BETWEEN_LEASES, tables::renew);
        clockwork.every(BETWEEN_LOOKS, this::look);
        bus.whenBack(tables::missedNews);
        bus.subscribe(Channel.WORK, table -> clockwork.soon(() -> work(new TableId(table))));
    }

    /**
     * Renews the heartbeat. A crash of the database loses it together with the presence of clients, which is written
     * again.
     */
    private void showLife() {
        boolean isNew = store.rooms().alive(node, clock.instant().plus(life)).join();
        if (isNew && hasShownLife) tables.tellVisitorsAgain();
        hasShownLife = true;
    }

    /** Handles a message that a computer is to move: the node that sent it does not think. */
    private void work(TableId table) {
        tables.claim();
        tables.think(table);
    }

    private void look() {
        if (bus.isWell() && ++looks % LOOKS_SAVED != 0) return;
        tables.compare();
    }

    /** A partition that can't be made now must not stop the cleaning, which is a promise about personal data. */
    private void prepare(Instant now) {
        try {
            store.prepare(now);
        } catch (StoreFailed e) {
            LOG.warn("the partitions of the coming months: {}", e.getMessage());
        }
    }

    /** One node cleans at a time. */
    private void clean(Duration keepIdle) {
        Instant now = clock.instant();
        if (!store.leases().claim("clean", new Lease(node, now.plus(BETWEEN_CLEANINGS.dividedBy(2))), now)) return;
        prepare(now);
        Instant since = now.minus(keepIdle);
        store.rooms().clean(now.minus(VISITORS_KEPT));
        store.players().devices().removeUnusedSince(since);
        int removed;
        int forgotten;
        do { // in batches, so that games go on in between
            removed = store.removeUnchangedSince(since, MOST_CLEANED);
            forgotten = store.players().forgetUnseenSince(since, MOST_CLEANED);
            if (removed + forgotten > 0) LOG.info("removed {} idle tables, forgot {} players", removed, forgotten);
        } while (removed == MOST_CLEANED || forgotten == MOST_CLEANED);
    }
}
