package dev.halma.server.socket;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/** Counts connections by address. */
final class Crowd {

    private final int mostOfOne;
    private final Map<String, Integer> here = new ConcurrentHashMap<>();

    Crowd(int mostOfOne) {
        this.mostOfOne = mostOfOne;
    }

    /** Counts one more; false if there are enough from this address. To be undone by {@link #leave}. */
    boolean enter(String address) {
        if (here.merge(address, 1, Integer::sum) <= mostOfOne) return true;
        leave(address);
        return false;
    }

    void leave(String address) {
        here.computeIfPresent(address, (same, count) -> count == 1 ? null : count - 1);
    }
}
