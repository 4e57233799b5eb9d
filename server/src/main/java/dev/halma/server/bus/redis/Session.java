package dev.halma.server.bus.redis;

import io.lettuce.core.ConnectionFuture;
import io.lettuce.core.RedisChannelHandler;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisConnectionStateListener;
import io.lettuce.core.RedisURI;
import io.lettuce.core.api.StatefulConnection;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BiConsumer;

/**
 * Two connections with Redis, one for commands and one for news, from their opening until either is lost. They don't open
 * again: the next session does, so that no old command is ever sent late.
 */
final class Session implements AutoCloseable {

    /** How many news may wait for Redis to take them. More than this are lost. */
    static final int MOST_WAITING = 10_000;

    private static final RedisCodec<String, byte[]> CODEC = RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE);

    private final StatefulRedisConnection<String, byte[]> commands;
    private final StatefulRedisPubSubConnection<String, byte[]> news;
    private final CompletableFuture<Void> end = new CompletableFuture<>();
    private final AtomicInteger waiting = new AtomicInteger();

    private Session(
            StatefulRedisConnection<String, byte[]> commands, StatefulRedisPubSubConnection<String, byte[]> news) {
        this.commands = commands;
        this.news = news;
        for (StatefulConnection<?, ?> each : List.of(commands, news)) {
            each.addListener(new RedisConnectionStateListener() {
                @Override
                public void onRedisDisconnected(RedisChannelHandler<?, ?> lost) {
                    end.complete(null);
                }
            });
            if (!each.isOpen()) end.complete(null);
        }
    }

    /** @param hears the channel and the news, on a thread that must not be kept */
    static Session open(RedisClient client, RedisURI uri, Duration patience, BiConsumer<String, byte[]> hears)
            throws InterruptedException, ExecutionException, TimeoutException {
        var commands = await(client.connectAsync(CODEC, uri), patience);
        try {
            var news = await(client.connectPubSubAsync(CODEC, uri), patience);
            news.addListener(new RedisPubSubAdapter<>() {
                @Override
                public void message(String channel, byte[] message) {
                    hears.accept(channel, message);
                }
            });
            return new Session(commands, news);
        } catch (InterruptedException | ExecutionException | TimeoutException | RuntimeException e) {
            commands.close();
            throw e;
        }
    }

    private static <C extends StatefulConnection<?, ?>> C await(ConnectionFuture<C> connecting, Duration patience)
            throws InterruptedException, ExecutionException, TimeoutException {
        CompletableFuture<C> connection = connecting.toCompletableFuture();
        try {
            return connection.get(patience.toMillis(), TimeUnit.MILLISECONDS);
        } catch (InterruptedException | TimeoutException e) {
            var unused = connection.thenAccept(StatefulConnection::close); // It may still open.
            throw e;
        }
    }

    RedisAsyncCommands<String, byte[]> commands() {
        return commands.async();
    }

    /** Returns what completes when Redis has done so, or when the session has ended. */
    CompletableFuture<?> subscribe(String... channels) {
        return CompletableFuture.anyOf(end, news.async().subscribe(channels).toCompletableFuture());
    }

    void unsubscribe(String channel) {
        var unused = news.async().unsubscribe(channel);
    }

    /** Sends news; what is to be done if it does not arrive may happen on any thread. */
    void publish(String channel, byte[] message, Runnable ifLost) {
        if (waiting.incrementAndGet() > MOST_WAITING || end.isDone()) {
            waiting.decrementAndGet();
            ifLost.run();
            return;
        }
        commands.async().publish(channel, message).whenComplete((heard, failure) -> {
            waiting.decrementAndGet();
            if (failure != null) ifLost.run();
        });
    }

    /** Whether there are news of which nobody knows whether Redis took them. */
    boolean hasUnanswered() {
        return waiting.get() > 0;
    }

    /** Asks both connections for a sign of life. Returns whether there was one in time. */
    boolean isAnswered(Duration patience) throws InterruptedException {
        CompletableFuture<?> both = CompletableFuture.allOf(
                commands.async().ping().toCompletableFuture(),
                news.async().ping().toCompletableFuture());
        try {
            CompletableFuture.anyOf(end, both).get(patience.toMillis(), TimeUnit.MILLISECONDS);
            return !end.isDone();
        } catch (ExecutionException | TimeoutException e) {
            return false;
        }
    }

    /** Waits. Returns whether the session is over. */
    boolean endsWithin(Duration time) throws InterruptedException {
        try {
            end.get(time.toMillis(), TimeUnit.MILLISECONDS);
            return true;
        } catch (TimeoutException e) {
            return false;
        } catch (ExecutionException e) {
            throw new IllegalStateException(e); // It is never completed so.
        }
    }

    @Override
    public void close() {
        end.complete(null);
        commands.close();
        news.close();
    }
}
