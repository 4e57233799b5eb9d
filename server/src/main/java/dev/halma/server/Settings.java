package dev.halma.server;

import dev.halma.server.http.api.Hosts;
import dev.halma.server.http.api.OperationRoutes.Readers;
import dev.halma.server.http.tls.PemFiles;
import dev.halma.server.store.TimeLimits;
import java.net.InetAddress;
import java.nio.file.Path;
import java.time.Duration;
import java.util.Optional;
import java.util.Set;

/**
 * How a server is to run.
 *
 * @param host the address of this machine to listen on; {@code 0.0.0.0} for all of them
 * @param port 0 for any that is free
 * @param data the folder of the embedded database
 * @param cluster the store and bus that several servers share
 * @param thinkers how many threads search for computers; none where other servers of a shared store do so
 * @param thinkingTime the longest time for a computer's move
 * @param keepIdle how long a table without a change and a player without a visit are kept
 * @param times how long the server waits for shared services and other nodes before it takes them for dead
 */
public record Settings(
        String host,
        int port,
        Path data,
        Cluster cluster,
        int thinkers,
        Duration thinkingTime,
        Duration keepIdle,
        Limits limits,
        Operations operations,
        TimeLimits times) {

    /**
     * The store and bus that several servers share.
     *
     * @param store the address of a database that they share; without one the server has a database of its own
     * @param bus the address of the Redis that carries messages between them
     */
    public record Cluster(Optional<String> store, Optional<String> bus) {
        public static final Cluster ALONE = new Cluster(Optional.empty(), Optional.empty());

        /** Without addresses, which may hold passwords: this may be logged. */
        @Override
        public String toString() {
            return store.isPresent() ? "Cluster" : "Alone";
        }
    }

    /**
     * What clients may do.
     *
     * @param messagesPerSecond what one socket may send in the long run
     * @param requestsPerMinute what one address may ask over HTTP
     * @param socketsPerAddress how many sockets one address may have open
     * @param gamesOfAProgram how many unfinished games a program may have
     * @param gamesOfAPerson how many unfinished games a person may have
     */
    public record Limits(
            int messagesPerSecond,
            int requestsPerMinute,
            int socketsPerAddress,
            int gamesOfAProgram,
            int gamesOfAPerson) {

        private static final int GAMES_OF_A_PERSON = 50;

        /** For a server that its users trust: a family, a club, this machine alone. */
        public static final Limits OWN = new Limits(200, 6000, 5000, 8);

        /** For a server that strangers can reach. */
        public static final Limits PUBLIC = new Limits(40, 1200, 200, 8);

        /** Limits with the usual number of games of a person. */
        public Limits(int messagesPerSecond, int requestsPerMinute, int socketsPerAddress, int gamesOfAProgram) {
            this(messagesPerSecond, requestsPerMinute, socketsPerAddress, gamesOfAProgram, GAMES_OF_A_PERSON);
        }
    }

    /**
     * Deployment: reverse proxy, TLS, metrics, shutdown.
     *
     * @param behindProxy whether a reverse proxy names the client, in {@code X-Forwarded} headers
     * @param tls the certificate; without one connections are not encrypted
     * @param metrics who may read the metrics
     * @param stopWithin how long a stop may take
     * @param hosts the hosts that are answered; empty for all, or for this machine's own names where only it can reach the server
     * @param operatorToken lets the operator in over HTTP; without one there is nothing for operators
     * @param localOnly whether only devices of a private network may enter
     */
    public record Operations(
            boolean behindProxy,
            Optional<PemFiles> tls,
            Readers metrics,
            Duration stopWithin,
            Set<String> hosts,
            Optional<String> operatorToken,
            boolean localOnly) {

        /** The hosts that follow from the address. */
        public Operations(boolean behindProxy, Optional<PemFiles> tls, Readers metrics, Duration stopWithin) {
            this(behindProxy, tls, metrics, stopWithin, Set.of(), Optional.empty(), false);
        }

        /** Without the operator's token: this may be logged. */
        @Override
        public String toString() {
            return "Operations";
        }

        public static final Operations USUAL =
                new Operations(false, Optional.empty(), Readers.LOCAL, Duration.ofSeconds(10));
    }

    /** The default settings. */
    public static Settings usual(String host, int port, Path data) {
        int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        return new Settings(
                host,
                port,
                data,
                Cluster.ALONE,
                thinkers,
                Duration.ofMillis(500),
                Duration.ofDays(400),
                Limits.OWN,
                Operations.USUAL,
                TimeLimits.USUAL);
    }

    /** The hosts that a server at this address answers for. */
    Hosts hosts(InetAddress address) {
        if (!operations.hosts().isEmpty()) return new Hosts(operations.hosts());
        return address.isLoopbackAddress() && !operations.behindProxy() ? Hosts.LOCAL : Hosts.ANY;
    }

    public Settings withCluster(Cluster changed) {
        return new Settings(host, port, data, changed, thinkers, thinkingTime, keepIdle, limits, operations, times);
    }

    public Settings withThinking(int threads, Duration time) {
        return new Settings(host, port, data, cluster, threads, time, keepIdle, limits, operations, times);
    }

    public Settings withLimits(Limits changed) {
        return new Settings(host, port, data, cluster, thinkers, thinkingTime, keepIdle, changed, operations, times);
    }

    public Settings withOperations(Operations changed) {
        return new Settings(host, port, data, cluster, thinkers, thinkingTime, keepIdle, limits, changed, times);
    }

    public Settings withTimes(TimeLimits changed) {
        return new Settings(host, port, data, cluster, thinkers, thinkingTime, keepIdle, limits, operations, changed);
    }
}
