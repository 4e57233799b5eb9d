package dev.halma.server.cluster.redis;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import dev.halma.server.cluster.BucketTime;
import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.LocalBuckets;
import dev.halma.server.hash.Sha256;
import io.github.bucket4j.BucketConfiguration;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.distributed.AsyncBucketProxy;
import io.github.bucket4j.distributed.ExpirationAfterWriteStrategy;
import io.github.bucket4j.distributed.proxy.AsyncProxyManager;
import io.github.bucket4j.distributed.proxy.optimization.Optimizations;
import io.github.bucket4j.redis.lettuce.Bucket4jLettuce;
import io.github.bucket4j.redis.lettuce.RedisApi;
import io.lettuce.core.RedisCommandTimeoutException;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.ScriptOutputType;
import io.lettuce.core.api.async.RedisAsyncCommands;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Arrays;
import java.util.Base64;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Supplier;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Counts callers in Redis, for all nodes together. While Redis is gone or slow, this node counts alone, so that no
 * caller is refused or has to wait because of Redis.
 */
final class RedisBuckets implements Buckets {

    private static final Logger LOG = LoggerFactory.getLogger(RedisBuckets.class);

    private static final String TOO_SLOW = "Redis is too slow";

    /** How long this node counts a caller alone after Redis was too slow. */
    private static final Duration REST = Duration.ofSeconds(1);

    private static final Duration KEPT_WHEN_FULL = Duration.ofSeconds(10);
    private static final int MOST_CALLERS = 10_000;

    private final Supplier<Optional<RedisAsyncCommands<String, byte[]>>> commands;
    private final Limit limit;
    private final Duration patience;
    private final Buckets local;
    private final BucketConfiguration configuration;
    private final AsyncProxyManager<Object> shared;
    private volatile boolean isShared = true;

    private final Cache<String, Caller> callers =
            Caffeine.newBuilder().maximumSize(MOST_CALLERS).build();

    /** A caller and its bucket. Concurrent requests of one caller share the bucket, so that they ask Redis together. */
    private static final class Caller {
        final AsyncBucketProxy bucket;
        volatile long slowAt = System.nanoTime() - REST.toNanos();

        Caller(AsyncBucketProxy bucket) {
            this.bucket = bucket;
        }

        /**
         * Whether this node counts the caller alone for now. Nodes that share a busy caller slow each other down in
         * Redis.
         */
        boolean isResting() {
            return System.nanoTime() - slowAt < REST.toNanos();
        }
    }

    /** @param patience how long a request may wait for Redis */
    RedisBuckets(
            Supplier<Optional<RedisAsyncCommands<String, byte[]>>> commands,
            Limit limit,
            Duration patience,
            InstantSource clock) {
        this.commands = commands;
        this.limit = limit;
        this.patience = patience;
        this.local = new LocalBuckets(limit, clock);
        this.configuration = BucketConfiguration.builder()
                .addLimit(all -> all.capacity(limit.times()).refillGreedy(limit.times(), limit.within()))
                .build();
        this.shared = new Bucket4jLettuce.LettuceBasedProxyManagerBuilder<>(new ToRedis())
                .requestTimeout(patience)
                .clientClock(new BucketTime(clock))
                .expirationAfterWrite(ExpirationAfterWriteStrategy.basedOnTimeForRefillingBucketUpToMax(KEPT_WHEN_FULL))
                .build()
                .asAsync();
    }

    @Override
    public Duration take(String name, int times) {
        if (commands.get().isEmpty()) return local.take(name, times);
        Caller caller = callers.get(name, this::fresh);
        if (caller.isResting()) return local.take(name, times);
        try {
            ConsumptionProbe probe = caller.bucket
                    .tryConsumeAndReturnRemaining(Math.min(times, limit.times()))
                    .get(patience.toNanos(), TimeUnit.NANOSECONDS);
            isShared = true;
            return probe.isConsumed() ? Duration.ZERO : Duration.ofNanos(probe.getNanosToWaitForRefill());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        } catch (TimeoutException e) {
            rest(caller, TOO_SLOW);
        } catch (ExecutionException | RuntimeException e) {
            rest(caller, isTimeOut(e) ? TOO_SLOW : String.valueOf(e.getMessage()));
        }
        return local.take(name, times);
    }

    /** Whether a failure is a timeout. Redis, its client and the buckets each throw another one. */
    private static boolean isTimeOut(Throwable e) {
        Throwable cause = e.getCause() == null ? e : e.getCause();
        return cause instanceof TimeoutException
                || cause instanceof io.github.bucket4j.TimeoutException
                || cause instanceof RedisCommandTimeoutException;
    }

    private void rest(Caller caller, String why) {
        caller.slowAt = System.nanoTime();
        // Logged once, not at every request.
        if (isShared) LOG.warn("for now, {} are counted on this node alone: {}", limit.name(), why);
        isShared = false;
    }

    private Caller fresh(String name) {
        return new Caller(shared.builder()
                .withOptimization(Optimizations.batching())
                .build(key(name), () -> CompletableFuture.completedFuture(configuration)));
    }

    /**
     * The key of a caller: a hash, which hides the caller. Nodes with another limit, such as older ones, count
     * separately.
     */
    private String key(String caller) {
        return "halma:bucket:" + limit.name() + ":"
                + Base64.getUrlEncoder()
                        .withoutPadding()
                        .encodeToString(Sha256.of(limit + " " + caller))
                        .substring(0, 22);
    }

    /** The commands that bucket4j needs, while Redis answers. It hands keys over in an array of objects. */
    private final class ToRedis implements RedisApi<Object> {

        @Override
        public <V> RedisFuture<V> eval(String script, ScriptOutputType type, Object[] keys, byte[][] values) {
            return commands().eval(script, type, Arrays.copyOf(keys, keys.length, String[].class), values);
        }

        @Override
        public RedisFuture<byte[]> get(Object key) {
            return commands().get((String) key);
        }

        @Override
        public RedisFuture<?> delete(Object key) {
            return commands().del((String) key);
        }

        private RedisAsyncCommands<String, byte[]> commands() {
            return commands.get().orElseThrow(() -> new IllegalStateException("Redis is gone"));
        }
    }
}
