package dev.halma.server.http.socket;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Limits the connections of one address. */
final class ConnectionLimit {

    private final int most;
    private final Map<String, Integer> open = new ConcurrentHashMap<>();

    ConnectionLimit(int most) {
        this.most = most;
    }

    /** Counts one more; false if the address has enough. To be undone by {@link #leave}. */
    boolean enter(String address) {
        if (open.merge(address, 1, Integer::sum) <= most) return true;
        leave(address);
        return false;
    }

    /** The open connections of each address. */
    Map<String, Integer> open() {
        return Map.copyOf(open);
    }

    void leave(String address) {
        open.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }
}
