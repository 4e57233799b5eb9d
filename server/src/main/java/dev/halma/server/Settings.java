package dev.halma.server;

import java.nio.file.Path;
import java.time.Duration;

/**
 * How a server is to run.
 *
 * @param host the address of this machine to listen on; {@code 0.0.0.0} for all of them
 * @param port 0 for any that is free
 * @param data the folder of the embedded database
 * @param behindProxy whether a reverse proxy says who asks, in {@code X-Forwarded} headers
 * @param thinkers how many threads think for computers
 * @param thinkingTime the longest time for a computer's move
 * @param messagesPerSecond what one socket may send in the long run
 * @param requestsPerMinute what one address may ask over HTTP
 * @param socketsPerAddress how many sockets one address may have open
 * @param keepIdle how long a table without a change and a player who does not come are kept
 */
public record Settings(
        String host,
        int port,
        Path data,
        boolean behindProxy,
        int thinkers,
        Duration thinkingTime,
        int messagesPerSecond,
        int requestsPerMinute,
        int socketsPerAddress,
        Duration keepIdle) {

    /** What holds where nothing else is wanted. */
    public static Settings usual(String host, int port, Path data) {
        int thinkers = Math.max(1, Runtime.getRuntime().availableProcessors() / 2);
        return new Settings(
                host, port, data, false, thinkers, Duration.ofMillis(500), 200, 1200, 1000, Duration.ofDays(400));
    }
}
