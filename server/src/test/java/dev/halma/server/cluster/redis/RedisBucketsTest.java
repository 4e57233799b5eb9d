package dev.halma.server.cluster.redis;

import static dev.halma.server.services.Patience.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.cluster.Buckets;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;
import dev.halma.server.store.TimeLimits;
import io.lettuce.core.RedisClient;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

class RedisBucketsTest {

    /** So slow that nothing comes back during a test. */
    private static final Buckets.Limit TEN = new Buckets.Limit("tests", 10, Duration.ofDays(1));

    private static final Duration SHORT = TimeLimits.USUAL.counting();
    private final RealRedis redis = RealRedis.start();
    private final RedisBus one = RedisBus.at(redis.address(), Patience.ENDLESS, SHORT);
    private final RedisBus two = RedisBus.at(redis.address(), Patience.ENDLESS, SHORT);

    @AfterEach
    void closes() {
        one.close();
        two.close();
        redis.close();
    }

    private static Buckets patient(RedisBus bus, Buckets.Limit limit) {
        return new RedisBuckets(bus::commands, limit, Patience.ENDLESS, InstantSource.system());
    }

    private static boolean isGranted(Buckets buckets, String caller) {
        return buckets.take(caller).isZero();
    }

    @Test
    void nodesCountTogether() {
        Buckets here = patient(one, TEN);
        Buckets there = patient(two, TEN);
        for (int i = 0; i < 5; i++) {
            assertThat(isGranted(here, "ada")).isTrue();
            assertThat(isGranted(there, "ada")).isTrue();
        }
        assertThat(here.take("ada")).isBetween(Duration.ofMinutes(100), Duration.ofMinutes(144));
        assertThat(isGranted(there, "ada")).isFalse();
        assertThat(isGranted(there, "bo")).isTrue();
    }

    @Test
    void manyAtOnceGetNoMoreThanThereIs() throws InterruptedException, ExecutionException {
        List<Buckets> nodes = List.of(patient(one, TEN), patient(two, TEN));
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            List<Future<Boolean>> all = new ArrayList<>();
            for (int i = 0; i < 200; i++) {
                Buckets node = nodes.get(i % 2);
                all.add(threads.submit(() -> isGranted(node, "ada")));
            }
            int granted = 0;
            for (Future<Boolean> each : all) if (each.get()) granted++;
            assertThat(granted).isEqualTo(10);
        }
    }

    @Test
    void differentThingsAndDifferentLimitsAreCountedApart() {
        Buckets names = patient(one, new Buckets.Limit("names", 1, Duration.ofDays(1)));
        Buckets tables = patient(one, new Buckets.Limit("tables", 1, Duration.ofDays(1)));
        Buckets older = patient(two, new Buckets.Limit("names", 2, Duration.ofDays(1)));
        assertThat(isGranted(names, "ada")).isTrue();
        assertThat(isGranted(tables, "ada")).isTrue();
        assertThat(isGranted(older, "ada")).isTrue();
        assertThat(isGranted(names, "ada")).isFalse();
    }

    @Test
    void redisKeepsNoOldCallersAndNoneThatCanBeRead() {
        Buckets minute = patient(one, new Buckets.Limit("tests", 10, Duration.ofMinutes(1)));
        assertThat(isGranted(minute, "192.0.2.1")).isTrue();
        assertThat(isGranted(minute, "2001:db8::1")).isTrue();
        RedisClient asks = RedisClient.create(redis.address());
        try (var connection = asks.connect()) {
            List<String> keys = connection.sync().keys("*");
            assertThat(keys)
                    .hasSize(2)
                    .allSatisfy(key ->
                            assertThat(key).startsWith("halma:bucket:tests:").doesNotContain("192.0.2", "2001", "db8"));
            for (String key : keys) assertThat(connection.sync().pttl(key)).isBetween(1L, 70_000L);
        } finally {
            asks.shutdown();
        }
    }

    @Test
    void whileRedisIsGoneANodeCountsByItself() {
        Buckets here = one.buckets(TEN, InstantSource.system());
        redis.kill();
        for (int i = 0; i < 10; i++) assertThat(isGranted(here, "ada")).isTrue();
        assertThat(isGranted(here, "ada")).isFalse();
        until("the outage is noticed", () -> !one.isWell());
        assertThat(isGranted(here, "ada")).isFalse();
        assertThat(isGranted(here, "bo")).isTrue();
    }

    @Test
    void aFrozenRedisKeepsNobodyWaiting() {
        Buckets here = one.buckets(TEN, InstantSource.system());
        redis.freeze();
        // Redis does not go on before all this has been counted.
        for (int i = 0; i < 10; i++) assertThat(isGranted(here, "ada")).isTrue();
        assertThat(isGranted(here, "ada")).isFalse();
    }

    @Test
    void whenRedisIsBackNodesCountTogetherAgain() {
        Buckets here = patient(one, TEN);
        Buckets there = patient(two, TEN);
        assertThat(isGranted(here, "ada")).isTrue();
        redis.kill();
        until("both notice the outage", () -> !one.isWell() && !two.isWell());
        assertThat(isGranted(here, "ada")).isTrue();
        redis.startAgain();
        until("both are well", () -> one.isWell() && two.isWell());
        for (int i = 0; i < 10; i++) assertThat(isGranted(here, "ada")).isTrue();
        assertThat(isGranted(there, "ada")).isFalse();
    }
}
