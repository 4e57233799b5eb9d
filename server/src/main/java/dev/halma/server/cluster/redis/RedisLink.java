package dev.halma.server.cluster.redis;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisChannelHandler;
import io.lettuce.core.RedisClient;
import io.lettuce.core.RedisConnectionStateListener;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.api.StatefulRedisConnection;
import io.lettuce.core.api.async.RedisAsyncCommands;
import io.lettuce.core.codec.ByteArrayCodec;
import io.lettuce.core.codec.RedisCodec;
import io.lettuce.core.codec.StringCodec;
import io.lettuce.core.metrics.CommandLatencyRecorder;
import io.lettuce.core.pubsub.RedisPubSubAdapter;
import io.lettuce.core.pubsub.StatefulRedisPubSubConnection;
import io.lettuce.core.pubsub.api.async.RedisPubSubAsyncCommands;
import io.lettuce.core.resource.ClientResources;
import io.lettuce.core.resource.Delay;
import io.lettuce.core.resource.NettyCustomizer;
import io.netty.channel.Channel;
import io.netty.channel.ChannelHandlerContext;
import io.netty.handler.timeout.ReadTimeoutHandler;
import java.time.Duration;
import java.util.Objects;
import java.util.concurrent.TimeUnit;
import java.util.function.BiConsumer;
import org.jspecify.annotations.Nullable;

/**
 * Two connections to Redis, one for commands and one for subscriptions. Once they are open, Lettuce reconnects them and
 * subscribes again. A connection on which Redis sends nothing for too long is closed, so that a frozen Redis and a network
 * that drops all packets are noticed like a lost connection; the bus pings often enough.
 */
final class RedisLink implements AutoCloseable {

    private static final RedisCodec<String, byte[]> CODEC = RedisCodec.of(StringCodec.UTF8, ByteArrayCodec.INSTANCE);
    private static final Duration LEAST_DELAY = Duration.ofMillis(50);
    private static final Duration MOST_DELAY = Duration.ofSeconds(1);

    private final RedisAddress address;
    private final Duration patience;
    private final BiConsumer<String, byte[]> hears;
    private final ClientResources resources;
    private final RedisClient client;
    private volatile @Nullable StatefulRedisConnection<String, byte[]> commands;
    private volatile @Nullable StatefulRedisPubSubConnection<String, byte[]> subscriptions;

    /**
     * A link that is not connected yet.
     *
     * @param patience how long Redis may take for an answer
     * @param hears receives the channel and the message, on a thread that must not be blocked
     * @param lost called on such a thread when either connection is lost
     */
    RedisLink(RedisAddress address, Duration patience, BiConsumer<String, byte[]> hears, Runnable lost) {
        this.address = address;
        this.patience = patience;
        this.hears = hears;
        resources = ClientResources.builder()
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .commandLatencyRecorder(CommandLatencyRecorder.disabled())
                // With jitter: not all nodes at the same moment, when Redis is back.
                .reconnectDelay(
                        Delay.fullJitter(LEAST_DELAY, MOST_DELAY, LEAST_DELAY.toMillis(), TimeUnit.MILLISECONDS))
                .nettyCustomizer(closingSilentConnections(patience))
                .build();
        address.uri().setTimeout(patience);
        client = RedisClient.create(resources);
        client.setOptions(ClientOptions.builder()
                .disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
                .requestQueueSize(4 * RedisBus.MOST_WAITING)
                .socketOptions(SocketOptions.builder()
                        .connectTimeout(patience)
                        .keepAlive(true)
                        .build())
                .timeoutOptions(TimeoutOptions.create())
                .build());
        client.addListener(new RedisConnectionStateListener() {
            @Override
            public void onRedisDisconnected(RedisChannelHandler<?, ?> connection) {
                lost.run();
            }
        });
    }

    private static NettyCustomizer closingSilentConnections(Duration patience) {
        return new NettyCustomizer() {
            @Override
            public void afterChannelInitialized(Channel channel) {
                channel.pipeline().addFirst(new ReadTimeoutHandler(patience.toMillis(), TimeUnit.MILLISECONDS) {
                    @Override
                    protected void readTimedOut(ChannelHandlerContext context) {
                        var unused = context.close();
                    }
                });
            }
        };
    }

    /** Opens the connections that were never open. Lettuce reconnects lost ones, but does not retry a first attempt. */
    void connect() {
        if (commands == null) commands = client.connect(CODEC, address.uri());
        if (subscriptions != null) return;
        StatefulRedisPubSubConnection<String, byte[]> opened = client.connectPubSub(CODEC, address.uri());
        opened.addListener(new RedisPubSubAdapter<>() {
            @Override
            public void message(String channel, byte[] message) {
                hears.accept(channel, message);
            }
        });
        subscriptions = opened;
    }

    /** Waits for an answer on both connections. Redis has then carried out what was sent before. */
    void ping() {
        Objects.requireNonNull(commands).sync().ping();
        Objects.requireNonNull(subscriptions).sync().ping();
    }

    /** For commands; null before the first connection. Without a connection they fail at once. */
    @Nullable
    RedisAsyncCommands<String, byte[]> commands() {
        StatefulRedisConnection<String, byte[]> now = commands;
        return now == null ? null : now.async();
    }

    /** For subscriptions; null before the first connection. Without a connection they fail at once. */
    @Nullable
    RedisPubSubAsyncCommands<String, byte[]> subscriptions() {
        StatefulRedisPubSubConnection<String, byte[]> now = subscriptions;
        return now == null ? null : now.async();
    }

    @Override
    public void close() {
        client.shutdown(Duration.ZERO, patience);
        var unused = resources.shutdown(0, patience.toMillis(), TimeUnit.MILLISECONDS);
    }
}
