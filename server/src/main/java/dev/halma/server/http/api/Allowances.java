package dev.halma.server.http.api;

import dev.halma.server.cluster.Buckets;
import java.time.Duration;

/**
 * What each caller may ask of the server in a minute, by cost. One account pays for everything that an address causes, so that no
 * request is a cheap way to do a dear thing.
 */
public final class Allowances {

    /** What a request costs, in plain requests. It is work, memory or disk that the caller causes. */
    public enum Cost {
        REQUEST(1),
        /** To take a seat. */
        SIT(5),
        /** One sheet of a set, or the list of them. */
        SHEET(3),
        /** Lists that are read for one caller. */
        LIST(10),
        /** A name, a code or a token, which are stored. */
        NAME(20),
        /** A table: by itself, by pairing or as a rematch. */
        TABLE(20),
        /** A whole set to print. */
        SET(20);

        final int requests;

        Cost(int requests) {
            this.requests = requests;
        }
    }

    /** The entries of a log that are sent or replayed for the cost of one request. */
    private static final int ENTRIES_A_REQUEST = 250;

    private final Buckets buckets;

    /** Counts in these buckets, which all nodes may share. */
    public Allowances(Buckets buckets) {
        this.buckets = buckets;
    }

    /** Pays for something; throws the problem if the caller has not enough left. */
    void use(String caller, Cost cost) {
        use(caller, cost.requests);
    }

    /** Pays for one plain request. */
    void use(String caller) {
        use(caller, Cost.REQUEST);
    }

    /** Pays for loading a whole table. */
    void useForLoading(String caller, int entries) {
        if (entries >= ENTRIES_A_REQUEST) use(caller, entries / ENTRIES_A_REQUEST);
    }

    private void use(String caller, int requests) {
        Duration wait = buckets.take(caller, requests);
        if (!wait.isZero()) throw Problem.tooMany(wait);
    }

    /** Pays for something; false if the caller has not enough left. */
    public boolean has(String caller, Cost cost) {
        return buckets.take(caller, cost.requests).isZero();
    }
}
