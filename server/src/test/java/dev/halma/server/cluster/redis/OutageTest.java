package dev.halma.server.cluster.redis;

import static dev.halma.server.services.Patience.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Ear;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;
import dev.halma.server.services.Relay;
import dev.halma.server.store.TimeLimits;
import dev.halma.table.TableId;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Semaphore;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Redis dies, freezes or can't be reached, and comes back. */
class OutageTest {

    private static final Channel TABLE = Channel.of(new TableId("one"));

    private final RealRedis redis = RealRedis.start();
    private final List<Bus> nodes = new ArrayList<>();

    @AfterEach
    void closes() {
        nodes.forEach(Bus::close);
        redis.close();
    }

    private Bus node() {
        return node(redis.port());
    }

    private Bus node(int port) {
        return node(port, Patience.ENDLESS);
    }

    /** A node that takes silence for the end, as servers do. */
    private Bus impatientNode(int port) {
        return node(port, TimeLimits.USUAL.bus());
    }

    private Bus node(int port, Duration patience) {
        Bus node = RedisBus.at("redis://127.0.0.1:" + port, patience, patience);
        nodes.add(node);
        return node;
    }

    /** Everything flows, in both directions. */
    private static void assertNewsFlows(Bus one, Bus two) {
        Ear first = new Ear();
        Ear second = new Ear();
        Bus.Subscription toFirst = one.subscribe(TABLE, first);
        Bus.Subscription toSecond = two.subscribe(TABLE, second);
        assertHeard(one, "to two", second);
        assertHeard(two, "to one", first);
        toFirst.close();
        toSecond.close();
    }

    /** News may get lost while a node takes a slow Redis for a dead one, and then again not. */
    private static void assertHeard(Bus from, String news, Ear ear) {
        until(news + " is heard", () -> {
            from.publish(TABLE, news);
            return ear.all().contains(news);
        });
    }

    private static Semaphore backs(Bus bus) {
        Semaphore times = new Semaphore(0);
        bus.whenBack(times::release);
        return times;
    }

    @Test
    void afterRedisWasKilledAndStartedAgainEverybodyIsToldAndNewsFlows() throws InterruptedException {
        Bus one = node();
        Bus two = node();
        Ear old = new Ear();
        two.subscribe(TABLE, old);
        Semaphore first = backs(one);
        Semaphore second = backs(two);
        for (int time = 0; time < 3; time++) {
            redis.kill();
            until("both notice the outage", () -> !one.isWell() && !two.isWell());
            one.publish(TABLE, "lost");
            redis.startAgain();
            first.acquire();
            second.acquire();
            until("both are well", () -> one.isWell() && two.isWell());
            one.publish(TABLE, "heard " + time);
            assertThat(old.next()).isEqualTo("heard " + time);
        }
        assertNewsFlows(one, two);
    }

    @Test
    void whatIsSubscribedAndEndedWithoutRedisHoldsWhenItIsBack() {
        Bus one = node();
        Bus two = node();
        Ear left = new Ear();
        Ear come = new Ear();
        Bus.Subscription leaves = two.subscribe(TABLE, left);
        redis.kill();
        until("both notice the outage", () -> !one.isWell() && !two.isWell());
        leaves.close();
        two.subscribe(Channel.LOBBY, come);
        for (int i = 0; i < 2000; i++) two.subscribe(Channel.of(new TableId("table" + i)), come);
        redis.startAgain();
        until("both are well", () -> one.isWell() && two.isWell());
        one.publish(TABLE, "nobody is here");
        one.publish(Channel.LOBBY, "in the lobby");
        assertThat(come.next()).isEqualTo("in the lobby");
        one.publish(Channel.of(new TableId("table1999")), "at the last table");
        assertThat(come.next()).isEqualTo("at the last table");
        assertThat(left.all()).isEmpty();
    }

    @Test
    void aFrozenRedisIsNoticedAndKeepsNobodyWaiting() throws InterruptedException {
        Bus one = impatientNode(redis.port());
        Bus two = impatientNode(redis.port());
        Ear own = new Ear();
        one.subscribe(TABLE, own);
        Semaphore backs = backs(two);
        redis.freeze();
        // Redis does not go on before all this has been said and heard.
        String news = "x".repeat(1000);
        for (int i = 0; i < 3 * RedisBus.MOST_WAITING; i++) one.publish(TABLE, news);
        assertThat(own.all()).hasSize(3 * RedisBus.MOST_WAITING);
        one.subscribe(Channel.LOBBY, own);
        until("both notice the outage", () -> !one.isWell() && !two.isWell());
        redis.thaw();
        backs.acquire();
        until("both are well", () -> one.isWell() && two.isWell());
        assertNewsFlows(one, two);
    }

    @Test
    void aNetworkThatSwallowsEverythingIsNoticed() throws InterruptedException {
        try (Relay network = new Relay(redis.port())) {
            Bus near = node();
            Bus far = impatientNode(network.port());
            Semaphore backs = backs(far);
            network.pause();
            until("the far node notices the silence", () -> !far.isWell());
            assertThat(near.isWell()).isTrue(); // it has seen no silence
            network.resume();
            backs.acquire();
            until("the far node is well", far::isWell);
            assertNewsFlows(near, far);
        }
    }

    @Test
    void aNodeIsToldOfNewsThatAnotherCouldNotPassOn() throws InterruptedException {
        try (Relay network = new Relay(redis.port())) {
            Bus near = node();
            Bus far = impatientNode(network.port());
            near.subscribe(TABLE, new Ear());
            assertNewsFlows(near, far);
            network.pause();
            far.publish(TABLE, "lost on the way");
            until("the far node notices the silence", () -> !far.isWell());
            Semaphore backs = backs(near);
            network.cut();
            network.resume();
            backs.acquire();
            assertThat(near.isWell()).isTrue();
        }
    }

    @Test
    void aBrokenConnectionIsReplaced() throws InterruptedException {
        try (Relay network = new Relay(redis.port())) {
            Bus near = node();
            Bus far = node(network.port());
            Semaphore backs = backs(far);
            network.cut();
            backs.acquire();
            until("the far node is well", far::isWell);
            assertNewsFlows(near, far);
        }
    }

    @Test
    void aNodeStartsWithoutRedisAndFindsItLater() throws InterruptedException {
        redis.kill();
        Bus one = node();
        assertThat(one.isWell()).isFalse();
        Ear ear = new Ear();
        one.subscribe(TABLE, ear);
        one.publish(TABLE, "to ourselves");
        assertThat(ear.next()).isEqualTo("to ourselves");
        Semaphore backs = backs(one);
        redis.startAgain();
        backs.acquire();
        until("the node is well", one::isWell);
        assertNewsFlows(one, node());
    }

    @Test
    void aListenerToTheReturnOfNewsThatFailsHarmsNobody() throws InterruptedException {
        Bus one = node();
        one.whenBack(() -> {
            throw new IllegalStateException("on purpose");
        });
        Semaphore backs = backs(one);
        redis.kill();
        until("the outage is noticed", () -> !one.isWell());
        redis.startAgain();
        backs.acquire();
        until("the node is well", one::isWell);
        assertNewsFlows(one, node());
    }

    @Test
    void aBusClosesWithoutRedis() {
        Bus one = impatientNode(redis.port());
        redis.freeze();
        one.close();
        assertThat(one.isWell()).isFalse();
    }
}
