package dev.halma.server.store;

import java.time.Duration;

/**
 * How long a node waits for shared services and other nodes before it takes them for dead. All of these are about
 * failures: none of them slows down what works. They are set for a machine with time to spare; a slower one needs
 * longer ones.
 *
 * @param bus Redis is gone if it has not answered for this long
 * @param counting a caller is counted at this node alone if Redis takes longer than this
 * @param pings the time between two pings of a client; one that has not answered the last ping is dropped
 */
public record TimeLimits(OfDatabase database, OfNodes nodes, Duration bus, Duration counting, Duration pings) {

    public static final TimeLimits USUAL = new TimeLimits(
            OfDatabase.USUAL, OfNodes.USUAL, Duration.ofMillis(1500), Duration.ofMillis(100), Duration.ofSeconds(20));

    /**
     * For a shared database.
     *
     * @param connecting for a connection to open
     * @param silence longer than this means that the connection is dead
     * @param midWrite a node that stops in the middle of a write keeps rows from the others no longer than this
     * @param row how long a write waits for a row that another node writes
     */
    public record OfDatabase(Duration connecting, Duration silence, Duration midWrite, Duration row) {
        public static final OfDatabase USUAL = new OfDatabase(
                Duration.ofSeconds(3), Duration.ofSeconds(5), Duration.ofSeconds(2), Duration.ofSeconds(4));
    }

    /**
     * For nodes.
     *
     * @param heartbeat a store that takes longer for a small write is in trouble
     * @param withoutStore clients are sent to other nodes when the store has not answered for this long
     * @param life a node without a heartbeat for this long is dead
     * @param lease how long a node may search for a computer's move without renewing its lease
     * @param pairing how long the lease of a node lasts that creates a table for strangers
     */
    public record OfNodes(Duration heartbeat, Duration withoutStore, Duration life, Duration lease, Duration pairing) {
        public static final OfNodes USUAL = new OfNodes(
                Duration.ofSeconds(2),
                Duration.ofSeconds(3),
                Duration.ofSeconds(4),
                Duration.ofMillis(2500),
                Duration.ofSeconds(3));
    }
}
