package dev.halma.bench.load;

import java.net.URI;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;

/**
 * The servers under load. They are handed out in rotation, as by a load balancer. A server that did not answer is
 * skipped for a while.
 */
final class Servers {

    private static final Duration PASSED_OVER = Duration.ofSeconds(10);

    private final List<URI> all;
    private final AtomicInteger asked = new AtomicInteger();
    private final Map<URI, Long> failedAt = new ConcurrentHashMap<>();

    Servers(List<URI> all) {
        this.all = List.copyOf(all);
    }

    URI next() {
        for (int i = 1; i < all.size(); i++) {
            URI server = turn();
            if (!isPassedOver(server)) return server;
        }
        return turn();
    }

    private URI turn() {
        return all.get(Math.floorMod(asked.getAndIncrement(), all.size()));
    }

    private boolean isPassedOver(URI server) {
        Long failed = failedAt.get(server);
        return failed != null && System.nanoTime() - failed < PASSED_OVER.toNanos();
    }

    /** A server could not be reached, or did not answer. */
    void failed(URI server) {
        failedAt.put(server, System.nanoTime());
    }

    int count() {
        return all.size();
    }
}
