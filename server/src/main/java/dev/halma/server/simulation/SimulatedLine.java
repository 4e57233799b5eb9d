package dev.halma.server.simulation;

import dev.halma.server.socket.Line;
import java.time.Duration;
import java.time.Instant;
import java.util.function.Consumer;

/**
 * A connection. In each direction messages arrive in order, each after a while. When it breaks, what is under way is lost;
 * each end learns of it later, by itself.
 */
final class SimulatedLine implements Line {

    private static final int DELAY_MILLIS = 120;
    private static final int SLOW_MILLIS = 4_000;
    private static final int SLOW = 60;
    private static final int NOTICE_MILLIS = 5_000;

    /** After so long everything that was sent has arrived. */
    static final Duration LONGEST = Duration.ofMillis(SLOW_MILLIS + 500);

    private final SimulatedTime time;
    private final End client = new End();
    private final End server = new End();
    private boolean isBroken;

    /** What one end does with what arrives. */
    private static final class End {
        Consumer<String> hears = text -> {};
        Runnable closed = () -> {};
        Instant last = Instant.EPOCH;
    }

    SimulatedLine(SimulatedTime time) {
        this.time = time;
    }

    void atClient(Consumer<String> hears, Runnable closed) {
        client.hears = hears;
        client.closed = closed;
    }

    void atServer(Consumer<String> hears, Runnable closed) {
        server.hears = hears;
        server.closed = closed;
    }

    void toServer(String text) {
        send(server, text);
    }

    @Override
    public void send(String text) {
        send(client, text);
    }

    @Override
    public void close(int code, String reason) {
        cut();
    }

    private void send(End end, String text) {
        if (isBroken) return;
        Instant wanted = time.instant().plus(time.upTo(time.oneIn(SLOW) ? SLOW_MILLIS : DELAY_MILLIS));
        end.last = wanted.isAfter(end.last) ? wanted : end.last;
        time.at(end.last, () -> {
            if (!isBroken) end.hears.accept(text);
        });
    }

    /** Nothing comes through any more. */
    void cut() {
        if (isBroken) return;
        isBroken = true;
        time.after(time.upTo(NOTICE_MILLIS), () -> client.closed.run());
        time.after(time.upTo(NOTICE_MILLIS), () -> server.closed.run());
    }

    boolean isBroken() {
        return isBroken;
    }
}
