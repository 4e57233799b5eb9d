package dev.halma.server.cluster.redis;

import static dev.halma.server.services.Patience.until;
import static org.assertj.core.api.Assertions.assertThat;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Ear;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;
import dev.halma.table.TableId;
import dev.halma.testkit.Effort;
import io.lettuce.core.RedisClient;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.TestInstance.Lifecycle;

/** Several nodes with one Redis that is well. */
@TestInstance(Lifecycle.PER_CLASS) // one Redis, whose subscriptions one test at a time looks at
class SeveralNodesTest {

    private static final Channel TABLE = table(1);

    private final RealRedis redis = RealRedis.start();
    private final RedisClient asks = RedisClient.create(redis.address());
    private final List<Bus> nodes = new ArrayList<>();

    @AfterAll
    void stops() {
        asks.shutdown();
        redis.close();
    }

    @AfterEach
    void closes() {
        nodes.forEach(Bus::close);
        nodes.clear();
        until("Redis has no subscription left", () -> subscribed().isEmpty());
    }

    private Bus node() {
        return node("");
    }

    private Bus node(String rest) {
        RedisBus node = RedisBus.at(redis.address() + rest, Patience.ENDLESS, Patience.ENDLESS);
        nodes.add(node);
        assertThat(node.isWell()).isTrue();
        return node;
    }

    private static Channel table(int number) {
        return Channel.of(new TableId("table" + number));
    }

    /** The channels that somebody is subscribed to, as Redis says. */
    private List<String> subscribed() {
        try (var connection = asks.connect()) {
            return connection.sync().pubsubChannels().stream().sorted().toList();
        }
    }

    @Test
    void newsOfThreeNodesReachesEveryListenerOnceAndInTheOrderOfItsNode() {
        List<Bus> three = List.of(node(), node(), node());
        List<Ear> ears = three.stream().map(bus -> new Ear()).toList();
        for (int i = 0; i < 3; i++) three.get(i).subscribe(TABLE, ears.get(i));
        for (int news = 0; news < 1000; news++) {
            for (int i = 0; i < 3; i++) three.get(i).publish(TABLE, i + " " + news);
        }
        for (Ear ear : ears) {
            List<String> heard = ear.next(3000);
            for (int i = 0; i < 3; i++) {
                String node = i + " ";
                assertThat(heard.stream().filter(news -> news.startsWith(node)))
                        .isEqualTo(IntStream.range(0, 1000)
                                .mapToObj(news -> node + news)
                                .toList());
            }
        }
        // What comes now is the next, so nothing came twice.
        three.getFirst().publish(TABLE, "the end");
        for (Ear ear : ears) assertThat(ear.next()).isEqualTo("the end");
    }

    @Test
    void whateverNewsContainsArrivesAsItWas() {
        Bus one = node();
        Ear ear = new Ear();
        node().subscribe(TABLE, ear);
        List<String> news = List.of("", " ", " a b\nc", "{\"say\": \"Zug für Zug ♟ 🎲\"}", "x".repeat(1_000_000));
        news.forEach(each -> one.publish(TABLE, each));
        assertThat(ear.next(news.size())).isEqualTo(news);
    }

    @Test
    void onceSubscribedNothingOfOtherNodesIsMissed() {
        Bus one = node();
        Bus two = node();
        for (int number = 0; number < 300; number++) {
            Ear ear = new Ear();
            two.subscribe(table(number), ear);
            one.publish(table(number), "first");
            assertThat(ear.next()).isEqualTo("first");
        }
    }

    @Test
    void whoeverComesSecondWaitsForTheSubscriptionOfTheFirst() throws InterruptedException, ExecutionException {
        Bus one = node();
        Bus two = node();
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int number = 0; number < 100; number++) {
                Channel channel = table(number);
                List<Ear> ears = IntStream.range(0, 8).mapToObj(i -> new Ear()).toList();
                List<Future<?>> all = new ArrayList<>();
                for (Ear ear : ears) {
                    all.add(threads.submit(() -> {
                        two.subscribe(channel, ear);
                        one.publish(channel, "I am here");
                        ear.next();
                    }));
                }
                for (Future<?> each : all) each.get();
            }
        }
    }

    @Test
    void aNodeIsSubscribedToWhatSomebodyThereListensToAndToNothingElse() {
        Bus one = node();
        Bus two = node();
        Bus.Subscription first = one.subscribe(TABLE, new Ear());
        Bus.Subscription second = one.subscribe(TABLE, new Ear());
        two.subscribe(Channel.LOBBY, new Ear());
        assertThat(subscribed()).containsExactly("halma:lobby", "halma:missed", "halma:table:table1");
        first.close();
        one.subscribe(table(2), new Ear()); // Redis has done all that was asked before.
        assertThat(subscribed()).contains("halma:table:table1");
        second.close();
        one.subscribe(table(3), new Ear());
        assertThat(subscribed())
                .containsExactly("halma:lobby", "halma:missed", "halma:table:table2", "halma:table:table3");
    }

    @Test
    void whatManyThreadsSubscribeAndEndIsAsTheLastOfThemWanted() throws InterruptedException, ExecutionException {
        Bus one = node();
        Bus two = node();
        int threads = 16;
        List<Ear> ears = IntStream.range(0, threads).mapToObj(i -> new Ear()).toList();
        CountDownLatch all = new CountDownLatch(threads);
        try (ExecutorService executor = Executors.newFixedThreadPool(threads)) {
            List<Future<?>> done = new ArrayList<>();
            for (int thread = 0; thread < threads; thread++) {
                int number = thread;
                done.add(executor.submit(() -> {
                    Random chance = new Random(number);
                    all.countDown();
                    all.await();
                    for (int i = 0; i < 300; i++)
                        one.subscribe(table(chance.nextInt(4)), new Ear()).close();
                    // Channels 0 and 1 stay, 2 and 3 are left by everybody.
                    one.subscribe(table(number % 2), ears.get(number));
                    return null;
                }));
            }
            for (Future<?> each : done) each.get();
        }
        one.subscribe(table(9), new Ear());
        assertThat(subscribed())
                .containsExactly("halma:missed", "halma:table:table0", "halma:table:table1", "halma:table:table9");
        two.publish(table(0), "to 0");
        two.publish(table(1), "to 1");
        for (int i = 0; i < threads; i++) assertThat(ears.get(i).next()).isEqualTo("to " + i % 2);
    }

    @Test
    @Tag("law")
    void whoComesWhileTheLastOneLeavesHears() throws InterruptedException, ExecutionException, BrokenBarrierException {
        Bus one = node();
        Bus two = node();
        CyclicBarrier both = new CyclicBarrier(2);
        try (ExecutorService other = Executors.newSingleThreadExecutor()) {
            for (int round = 0; round < Effort.times(500, 5000); round++) {
                Bus.Subscription leaves = one.subscribe(TABLE, new Ear());
                Future<?> hasLeft = other.submit(() -> {
                    both.await();
                    leaves.close();
                    return null;
                });
                Ear ear = new Ear();
                both.await();
                Bus.Subscription comes = one.subscribe(TABLE, ear);
                hasLeft.get();
                two.publish(TABLE, "news");
                assertThat(ear.next()).isEqualTo("news");
                comes.close();
            }
        }
    }

    @Test
    void aListenerThatIsStuckStopsOnlyItsOwnChannel() {
        Bus one = node();
        Bus two = node();
        CountDownLatch isFree = new CountDownLatch(1);
        Ear stuck = new Ear();
        Ear ear = new Ear();
        two.subscribe(table(1), news -> {
            try {
                isFree.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            stuck.accept(news);
        });
        two.subscribe(table(2), ear);
        for (int i = 0; i < 100; i++) {
            one.publish(table(1), "news " + i);
            one.publish(table(2), "other news " + i);
            assertThat(ear.next()).isEqualTo("other news " + i);
        }
        assertThat(two.isWell()).isTrue();
        isFree.countDown();
        for (int i = 0; i < 100; i++) assertThat(stuck.next()).isEqualTo("news " + i);
    }

    @Test
    void whoGetsTooMuchAtOnceMissesSomeAndIsTold() {
        Bus one = node();
        Bus two = node();
        CountDownLatch isFree = new CountDownLatch(1);
        CountDownLatch isTold = new CountDownLatch(1);
        Ear ear = new Ear();
        two.subscribe(TABLE, news -> {
            try {
                isFree.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            ear.accept(news);
        });
        Ear after = new Ear();
        two.subscribe(Channel.LOBBY, after);
        for (int i = 0; i < RedisBus.MOST_WAITING + 100; i++) {
            one.publish(TABLE, "news " + i);
            if (i % 100 == 99) {
                one.publish(Channel.LOBBY, "all sent");
                after.next();
            }
        }
        two.whenBack(isTold::countDown);
        isFree.countDown();
        until("the node is told", () -> isTold.getCount() == 0);
        assertThat(ear.all()).hasSizeBetween(RedisBus.MOST_WAITING, RedisBus.MOST_WAITING + 1);
    }

    @Test
    void aListenerThatFailsOnNewsOfOthersHearsTheNext() {
        Bus one = node();
        Bus two = node();
        Ear ear = new Ear();
        two.subscribe(TABLE, news -> {
            ear.accept(news);
            throw new IllegalStateException("on purpose");
        });
        one.publish(TABLE, "one");
        one.publish(TABLE, "two");
        assertThat(ear.next(2)).containsExactly("one", "two");
    }

    @Test
    void installationsWithADatabaseEachDoNotHearEachOther() {
        Bus one = node("/1");
        Bus another = node("/2");
        Bus same = node("/1");
        Ear ear = new Ear();
        same.subscribe(Channel.LOBBY, ear);
        another.publish(Channel.LOBBY, "from another installation");
        one.publish(Channel.LOBBY, "from ours");
        assertThat(ear.next()).isEqualTo("from ours");
    }
}
