package dev.halma.server.simulation.world;

import dev.halma.server.http.session.Connection;
import java.time.Duration;
import java.time.Instant;
import java.util.function.BiConsumer;
import java.util.function.Consumer;

/**
 * A connection to a node. In each direction messages arrive in order, each after a while. When it breaks, what is under way
 * is lost; each end learns of it later, by itself.
 */
public final class SimulatedLine implements Connection {

    private static final int DELAY_MILLIS = 120;
    private static final int SLOW_MILLIS = 4_000;
    private static final int SLOW = 60;
    private static final int NOTICE_MILLIS = 5_000;

    /** After so long everything that was sent has arrived. */
    public static final Duration LONGEST = Duration.ofMillis(SLOW_MILLIS);

    private final SimulatedTime time;
    private final End client;
    private final End server;
    private boolean isBroken;

    /** What one end does with what arrives, and how it gets there. */
    private static final class End {
        final BiConsumer<Instant, Runnable> way;
        Consumer<String> hears = text -> {};
        Runnable closed = () -> {};
        Instant last = Instant.EPOCH;

        End(BiConsumer<Instant, Runnable> way) {
            this.way = way;
        }
    }

    /** @param node that the line leads to */
    public SimulatedLine(Life node) {
        this.time = node.time();
        this.client = new End(time::at);
        this.server = new End(node::at);
    }

    public void atClient(Consumer<String> hears, Runnable closed) {
        client.hears = hears;
        client.closed = closed;
    }

    public void atServer(Consumer<String> hears, Runnable closed) {
        server.hears = hears;
        server.closed = closed;
    }

    public void toServer(String text) {
        send(server, text);
    }

    @Override
    public void send(String text, Runnable sent) {
        sent.run();
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
        end.way.accept(end.last, () -> {
            if (!isBroken) end.hears.accept(text);
        });
    }

    /** Nothing comes through any more. */
    public void cut() {
        if (isBroken) return;
        isBroken = true;
        client.way.accept(time.instant().plus(time.upTo(NOTICE_MILLIS)), () -> client.closed.run());
        server.way.accept(time.instant().plus(time.upTo(NOTICE_MILLIS)), () -> server.closed.run());
    }

    public boolean isBroken() {
        return isBroken;
    }
}
