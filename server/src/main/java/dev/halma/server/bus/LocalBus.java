package dev.halma.server.bus;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Consumer;

/** A bus within one process. */
public final class LocalBus implements Bus {

    private final Map<Channel, List<Consumer<String>>> listeners = new ConcurrentHashMap<>();

    @Override
    public void publish(Channel channel, String news) {
        listeners.getOrDefault(channel, List.of()).forEach(listener -> listener.accept(news));
    }

    @Override
    public Subscription subscribe(Channel channel, Consumer<String> listener) {
        listeners.compute(channel, (name, those) -> {
            List<Consumer<String>> all = those == null ? new CopyOnWriteArrayList<>() : those;
            all.add(listener);
            return all;
        });
        return () -> listeners.computeIfPresent(channel, (name, those) -> {
            those.remove(listener);
            return those.isEmpty() ? null : those;
        });
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
