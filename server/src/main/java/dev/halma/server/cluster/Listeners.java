package dev.halma.server.cluster;

import java.util.List;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/** The listeners of one channel on this node. */
public final class Listeners {

    private static final Logger LOG = LoggerFactory.getLogger(Listeners.class);

    private final List<Listener> all = new CopyOnWriteArrayList<>();

    /** One subscription. Two of them with the same consumer are still two. */
    public static final class Listener {
        private final Consumer<Envelope> hears;

        public Listener(Consumer<Envelope> hears) {
            this.hears = hears;
        }
    }

    public void add(Listener listener) {
        all.add(listener);
    }

    public void remove(Listener listener) {
        all.remove(listener);
    }

    public boolean isEmpty() {
        return all.isEmpty();
    }

    /** Calls all listeners. One that fails stops neither the others nor the publisher. */
    public void tell(Envelope message) {
        for (Listener listener : all) {
            try {
                listener.hears.accept(message);
            } catch (RuntimeException e) {
                LOG.error("a listener failed", e);
            }
        }
    }
}
