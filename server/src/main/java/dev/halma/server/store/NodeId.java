package dev.halma.server.store;

import dev.halma.server.players.FreshId;
import java.util.random.RandomGenerator;

/** One running server among others. A server that is started again is another node. */
public record NodeId(String text) {

    private static final int BYTES = 9;

    public static NodeId fresh(RandomGenerator random) {
        return new NodeId(FreshId.secret(BYTES, random));
    }

    @Override
    public String toString() {
        return text;
    }
}
