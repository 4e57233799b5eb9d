package dev.halma.server.cluster;

import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Consumer;

/** A bus within one process. */
public final class LocalBus implements Bus {

    private final Map<Channel, Listeners> channels = new ConcurrentHashMap<>();
    private final boolean hasOthers;

    /** For a server that has its store for itself. */
    public LocalBus() {
        this(false);
    }

    private LocalBus(boolean hasOthers) {
        this.hasOthers = hasOthers;
    }

    /** For one of several nodes without a bus between them: it gets no messages of the others. */
    public static LocalBus withoutOthers() {
        return new LocalBus(true);
    }

    @Override
    public boolean isWell() {
        return !hasOthers;
    }

    @Override
    public boolean isHeard(Channel channel) {
        return channels.containsKey(channel);
    }

    @Override
    public void publish(Channel channel, Envelope message) {
        Listeners listeners = channels.get(channel);
        if (listeners != null) listeners.tell(message);
    }

    @Override
    public Subscription listen(Channel channel, Consumer<Envelope> listener) {
        Listeners.Listener fresh = new Listeners.Listener(listener);
        channels.compute(channel, (name, those) -> {
            Listeners all = those == null ? new Listeners() : those;
            all.add(fresh);
            return all;
        });
        return () -> channels.computeIfPresent(channel, (name, those) -> {
            those.remove(fresh);
            return those.isEmpty() ? null : those;
        });
    }

    @Override
    public void close() {
        channels.clear();
    }
}
