package dev.halma.server.simulation;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.Channel;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;

/** A bus that takes its time and sometimes brings the same news twice. To each listener it brings news in order. */
final class SimulatedBus implements Bus {

    private static final int DELAY_MILLIS = 30;
    private static final int DOUBLES = 10;

    private final SimulatedTime time;
    private final BooleanSupplier isAlive;
    private final List<Listener> listeners = new ArrayList<>();

    SimulatedBus(SimulatedTime time, BooleanSupplier isAlive) {
        this.time = time;
        this.isAlive = isAlive;
    }

    /** Somebody who listens, and when the last news will be there. */
    private static final class Listener {
        final Channel channel;
        final Consumer<String> hears;
        Instant last = Instant.EPOCH;

        Listener(Channel channel, Consumer<String> hears) {
            this.channel = channel;
            this.hears = hears;
        }
    }

    @Override
    public void publish(Channel channel, String news) {
        for (Listener listener : listeners) {
            if (!listener.channel.equals(channel)) continue;
            bring(listener, news);
            if (time.oneIn(DOUBLES)) bring(listener, news);
        }
    }

    private void bring(Listener listener, String news) {
        Instant wanted = time.oneIn(2) ? time.instant() : time.instant().plus(time.upTo(DELAY_MILLIS));
        listener.last = wanted.isAfter(listener.last) ? wanted : listener.last;
        time.at(listener.last, () -> {
            if (isAlive.getAsBoolean() && listeners.contains(listener)) listener.hears.accept(news);
        });
    }

    @Override
    public Subscription subscribe(Channel channel, Consumer<String> listener) {
        Listener fresh = new Listener(channel, listener);
        listeners.add(fresh);
        return () -> listeners.remove(fresh);
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
