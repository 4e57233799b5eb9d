package dev.halma.server.cluster;

import java.time.InstantSource;
import java.util.function.Consumer;

/** Publishes messages to the listeners of a channel, on this node and on others. */
public interface Bus extends AutoCloseable {

    /** Ends a subscription. */
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /** Publishes a message. It never waits for other nodes, and on the way to them the message may get lost. */
    void publish(Channel channel, Envelope message);

    /** Publishes a message for all clients. */
    default void publish(Channel channel, String payload) {
        publish(channel, Envelope.of(payload));
    }

    /** Publishes a message to the listeners of this node. */
    default void publishHere(Channel channel, Envelope message) {
        publish(channel, message);
    }

    /** Publishes a message for all clients to the listeners of this node. */
    default void publishHere(Channel channel, String payload) {
        publishHere(channel, Envelope.of(payload));
    }

    /**
     * Subscribes to a channel. Once this returns, messages of other nodes arrive too; without a connection to them, as
     * soon as it is back. The listener must be quick: it runs on the thread that delivers the message.
     */
    Subscription listen(Channel channel, Consumer<Envelope> listener);

    /** Subscribes to a channel whose messages are for all clients. */
    default Subscription subscribe(Channel channel, Consumer<String> listener) {
        return listen(channel, message -> listener.accept(message.payload()));
    }

    /** Whether a channel may have listeners. If not, the caller need not write the message. */
    default boolean isHeard(Channel channel) {
        return true;
    }

    /** Whether messages of other nodes arrive now. */
    default boolean isWell() {
        return true;
    }

    /**
     * Adds a listener that is called when messages of other nodes may have been lost and new ones arrive again: a
     * connection was lost, here or on another node. The listener has a thread of its own and may take its time.
     */
    default void whenBack(Runnable listener) {}

    /** Counts callers together with the other nodes. */
    default Buckets buckets(Buckets.Limit limit, InstantSource clock) {
        return new LocalBuckets(limit, clock);
    }

    @Override
    void close();
}
