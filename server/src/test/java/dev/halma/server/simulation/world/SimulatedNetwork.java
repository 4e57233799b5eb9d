package dev.halma.server.simulation.world;

import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Envelope;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;

/** Carries news between the buses of nodes: late, twice, while there is trouble not at all, and for a while to nobody. */
public final class SimulatedNetwork {

    private static final int DELAY_MILLIS = 60;
    private static final int SLOW_MILLIS = 800;
    private static final int SLOW = 20;
    private static final int DOUBLES = 20;
    private static final int LOSSES = 10;

    /** After so long news are everywhere. */
    public static final Duration LONGEST = Duration.ofMillis(SLOW_MILLIS);

    private final SimulatedTime time;
    private final boolean isShared;
    private final List<SimulatedBus> buses = new ArrayList<>();
    private Instant goneUntil = Instant.EPOCH;
    private boolean hasTrouble;

    /** @param isShared whether there may be more nodes than one */
    public SimulatedNetwork(SimulatedTime time, boolean isShared) {
        this.time = time;
        this.isShared = isShared;
    }

    boolean isShared() {
        return isShared;
    }

    void join(SimulatedBus bus) {
        buses.removeIf(old -> old.life().isOver());
        buses.add(bus);
    }

    public void setTrouble(boolean trouble) {
        hasTrouble = trouble;
    }

    /** Nothing is carried until a moment. */
    public void breakUntil(Instant moment) {
        goneUntil = moment;
    }

    public boolean isGone() {
        return time.instant().isBefore(goneUntil);
    }

    /** Brings news to all nodes but the one that they are from. */
    void carry(SimulatedBus from, Channel channel, Envelope news) {
        if (isGone()) return;
        for (SimulatedBus bus : buses) {
            if (bus.equals(from) || !bus.isListenedTo(channel)) continue;
            if (hasTrouble && time.oneIn(LOSSES)) continue;
            bring(bus, channel, news);
            if (time.oneIn(DOUBLES)) bring(bus, channel, news);
        }
    }

    private void bring(SimulatedBus bus, Channel channel, Envelope news) {
        Instant wanted = time.instant().plus(time.upTo(time.oneIn(SLOW) ? SLOW_MILLIS : DELAY_MILLIS));
        bus.life().at(bus.inOrder(wanted), () -> bus.arrived(channel, news));
    }
}
