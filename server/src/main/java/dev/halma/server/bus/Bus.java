package dev.halma.server.bus;

import java.time.InstantSource;
import java.util.function.Consumer;

/** Carries news to everybody who listens to a channel, on this node and on others. */
public interface Bus extends AutoCloseable {

    /** Ends a subscription. */
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /** Tells everybody who listens now. It never waits for other nodes, and on the way to them the news may get lost. */
    void publish(Channel channel, Envelope news);

    /** Tells everybody who listens now a message for all clients. */
    default void publish(Channel channel, String payload) {
        publish(channel, Envelope.of(payload));
    }

    /** Tells those who listen at this node. */
    default void publishHere(Channel channel, Envelope news) {
        publish(channel, news);
    }

    /** Tells those who listen at this node a message for all clients. */
    default void publishHere(Channel channel, String payload) {
        publishHere(channel, Envelope.of(payload));
    }

    /**
     * Listens to a channel. From the return on, news of other nodes is heard too; while there is no line to them, as soon as
     * it is back. The listener must be quick: it is called by whoever brings the news.
     */
    Subscription listen(Channel channel, Consumer<Envelope> listener);

    /** Listens to a channel whose messages are for all clients. */
    default Subscription subscribe(Channel channel, Consumer<String> listener) {
        return listen(channel, news -> listener.accept(news.payload()));
    }

    /** Whether somebody may listen to a channel. If not, nobody need write the news. */
    default boolean isHeard(Channel channel) {
        return true;
    }

    /** Whether news of other nodes comes through now. */
    default boolean isWell() {
        return true;
    }

    /**
     * Calls a listener whenever news of other nodes may have been missed and new news comes through again: the line was
     * lost, here or on another node. The listener has a thread of its own and may take its time.
     */
    default void whenBack(Runnable listener) {}

    /** Counts callers together with the other nodes. */
    default Buckets buckets(Buckets.Limit limit, InstantSource clock) {
        return new LocalBuckets(limit, clock);
    }

    @Override
    void close();
}
