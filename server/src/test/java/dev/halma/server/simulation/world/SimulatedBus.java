package dev.halma.server.simulation.world;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Envelope;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;

/** The bus of one node. It takes its time and sometimes brings the same news twice. Its own news it brings in order. */
public final class SimulatedBus implements Bus {

    private static final int DELAY_MILLIS = 30;
    private static final int DOUBLES = 10;

    private final Life life;
    private final SimulatedTime time;
    private final SimulatedNetwork network;
    private final List<Listener> listeners = new ArrayList<>();
    private Instant last = Instant.EPOCH;

    public SimulatedBus(Life life, SimulatedNetwork network) {
        this.life = life;
        this.time = life.time();
        this.network = network;
        network.join(this);
    }

    /** Somebody who listens, and when the last news will be there. */
    private static final class Listener {
        final Channel channel;
        final Consumer<Envelope> hears;
        Instant last = Instant.EPOCH;

        Listener(Channel channel, Consumer<Envelope> hears) {
            this.channel = channel;
            this.hears = hears;
        }
    }

    Life life() {
        return life;
    }

    boolean isListenedTo(Channel channel) {
        return listeners.stream().anyMatch(listener -> listener.channel.equals(channel));
    }

    @Override
    public void publish(Channel channel, Envelope news) {
        publishHere(channel, news);
        network.carry(this, channel, news);
    }

    @Override
    public void publishHere(Channel channel, Envelope news) {
        if (network.isShared()) {
            arrived(channel, news); // as a bus between nodes does: a table must know its own news from others'
            return;
        }
        for (Listener listener : List.copyOf(listeners)) {
            if (!listener.channel.equals(channel)) continue;
            bring(listener, news);
            if (time.oneIn(DOUBLES)) bring(listener, news);
        }
    }

    private void bring(Listener listener, Envelope news) {
        Instant wanted = time.oneIn(2) ? time.instant() : time.instant().plus(time.upTo(DELAY_MILLIS));
        listener.last = wanted.isAfter(listener.last) ? wanted : listener.last;
        life.at(listener.last, () -> {
            if (listeners.contains(listener)) listener.hears.accept(news);
        });
    }

    /** When news of another node can be here: not before earlier ones. */
    Instant inOrder(Instant wanted) {
        last = wanted.isAfter(last) ? wanted : last;
        return last;
    }

    /** News of another node are here. */
    void arrived(Channel channel, Envelope news) {
        for (Listener listener : List.copyOf(listeners)) {
            if (listener.channel.equals(channel)) listener.hears.accept(news);
        }
    }

    @Override
    public Subscription listen(Channel channel, Consumer<Envelope> listener) {
        Listener fresh = new Listener(channel, listener);
        listeners.add(fresh);
        return () -> listeners.remove(fresh);
    }

    @Override
    public boolean isWell() {
        return !network.isGone();
    }

    @Override
    public void close() {
        listeners.clear();
    }
}
