package dev.halma.server.bus;

import java.util.function.Consumer;

/** Carries news to everybody who listens to a channel, on this node and on others. */
public interface Bus extends AutoCloseable {

    /** Ends a subscription. */
    interface Subscription extends AutoCloseable {
        @Override
        void close();
    }

    /** Tells everybody who listens now. It may get lost. */
    void publish(Channel channel, String news);

    /** Tells those who listen at this node. */
    default void publishHere(Channel channel, String news) {
        publish(channel, news);
    }

    /** Listens to a channel. The listener must be quick: it is called by whoever brings the news. */
    Subscription subscribe(Channel channel, Consumer<String> listener);

    /** Whether news of other nodes comes through now. */
    default boolean isWell() {
        return true;
    }

    /**
     * Calls a listener whenever news of other nodes may have been missed and new news comes through again: the line was
     * lost, here or on another node. The listener has a thread of its own and may take its time.
     */
    default void whenBack(Runnable listener) {}

    @Override
    void close();
}
