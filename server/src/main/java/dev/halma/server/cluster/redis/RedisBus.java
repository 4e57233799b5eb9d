package dev.halma.server.cluster.redis;

import dev.halma.server.cluster.Buckets;
import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.Channel;
import dev.halma.server.cluster.Envelope;
import dev.halma.server.cluster.Listeners;
import io.lettuce.core.RedisFuture;
import io.lettuce.core.api.async.RedisAsyncCommands;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * A bus between nodes. A message goes to the listeners of this node directly, and to other nodes through Redis, where this
 * node subscribes only to the channels that it has listeners for. In Redis every message has the tag of its node and its
 * header in front. By the tag a node knows its own echo.
 *
 * <p>A message that is published without Redis is lost. When Redis answers again, the node publishes to {@link
 * Channel#MISSED} that it has lost some, and nodes compare what they know with the store.
 */
public final class RedisBus implements Bus {

    /** How many messages may wait for Redis, or for a listener that is stuck. More than this are lost. */
    static final int MOST_WAITING = 10_000;

    private static final Logger LOG = LoggerFactory.getLogger(RedisBus.class);
    private static final Duration BETWEEN_PINGS = Duration.ofMillis(500);

    /** The least time between two alarms: after a failure of Redis every node raises one. */
    private static final Duration BETWEEN_ALARMS = Duration.ofSeconds(1);

    private static final int CHANNELS_A_COMMAND = 500;

    /** Stands between the tag and the header of a message. */
    private static final char HEADER = ';';

    private final String tag = UUID.randomUUID().toString();
    private final RedisAddress address;
    private final Duration patience;
    private final Duration counting;
    private final RedisLink redis;
    private final Map<String, Heard> channels = new ConcurrentHashMap<>(); // changes under the lock of the bus
    private final Set<RedisFuture<Long>> unanswered = ConcurrentHashMap.newKeySet();
    private final List<Runnable> whenBack = new CopyOnWriteArrayList<>();
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final ExecutorService alarms =
            Executors.newSingleThreadExecutor(Thread.ofVirtual().factory());
    private final ScheduledExecutorService pings = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().daemon().name("redis").factory());
    private final AtomicBoolean isAlarmed = new AtomicBoolean();
    private final AtomicBoolean hasLost = new AtomicBoolean();

    /** How often a connection was lost, and how often it had been when Redis answered last. */
    private final AtomicInteger outages = new AtomicInteger();

    private volatile int answeredAfter = -1;

    /** Whether the operator knows that Redis can't be used. */
    private boolean hasComplained;

    /** A channel with listeners at this node. */
    private final class Heard {
        final Listeners listeners = new Listeners();
        CompletableFuture<?> subscribed = CompletableFuture.completedFuture(null);
        private CompletableFuture<?> last = CompletableFuture.completedFuture(null);
        private final AtomicInteger waiting = new AtomicInteger();
        private volatile boolean hasMissed;

        /** Queues a message of another node. A separate thread delivers the messages in order. */
        synchronized void add(Envelope message) {
            if (waiting.get() >= MOST_WAITING) {
                hasMissed = true;
                return;
            }
            waiting.incrementAndGet();
            last = last.thenRunAsync(() -> handOn(message), executor);
        }

        private void handOn(Envelope message) {
            listeners.tell(message);
            if (waiting.decrementAndGet() > 0 || !hasMissed) return;
            hasMissed = false;
            alarm();
        }
    }

    private RedisBus(RedisAddress address, Duration patience, Duration counting) {
        this.address = address;
        this.patience = patience;
        this.counting = counting;
        redis = new RedisLink(address, patience, this::hear, this::lost);
    }

    /**
     * Connects, and goes on trying where Redis can't be reached.
     *
     * @param address {@code redis://[user:password@]host[:port][/database]}, with TLS {@code rediss://}
     * @param patience how long Redis may take to answer before it counts as gone; no subscriber waits longer
     * @param counting a caller is counted at this node alone if Redis takes longer than this
     * @throws dev.halma.server.cluster.BusFailed if the address is malformed
     */
    public static RedisBus at(String address, Duration patience, Duration counting) {
        RedisBus bus = new RedisBus(RedisAddress.parse(address), patience, counting);
        bus.check();
        long pause = BETWEEN_PINGS.toMillis();
        Future<?> unused = bus.pings.scheduleWithFixedDelay(bus::check, pause, pause, TimeUnit.MILLISECONDS);
        return bus;
    }

    // --- Redis comes and goes ---

    /** Connects at first, subscribes after an outage, and pings. */
    private void check() {
        try {
            redis.connect();
            int before = outages.get();
            boolean wasWell = answeredAfter == before;
            if (!wasWell) subscribeAll();
            redis.ping();
            answeredAfter = before; // Where a connection was lost meanwhile, this is too old to count.
            if (!wasWell) {
                LOG.info("Redis at {} answers", address);
                hasComplained = false;
                alarm();
            }
            if (hasLost.getAndSet(false)) send(Channel.MISSED, Envelope.of(""));
        } catch (RuntimeException e) {
            complain(e);
        }
    }

    /** Logs that Redis can't be used: once, not at every attempt. No reason contains the password. */
    private void complain(Throwable why) {
        if (hasComplained || pings.isShutdown()) return;
        hasComplained = true;
        Throwable root = why;
        while (root.getCause() != null) root = root.getCause();
        LOG.warn(
                "Redis at {} can't be used, so this node goes on without it and tries again: {}",
                address,
                root.getMessage());
    }

    /** Cancels unanswered messages, which Lettuce would otherwise send again, however late. */
    private void lost() {
        outages.incrementAndGet();
        unanswered.forEach(message -> message.cancel(false));
    }

    /** Calls the listeners that compare with the store: at once, and then at most once a second. */
    private void alarm() {
        if (isAlarmed.compareAndSet(false, true)) alarms.execute(this::callBack);
    }

    private void callBack() {
        isAlarmed.set(false);
        for (Runnable listener : whenBack) {
            try {
                listener.run();
            } catch (RuntimeException e) {
                LOG.error("a listener that looks for missed messages failed", e);
            }
        }
        try {
            Thread.sleep(BETWEEN_ALARMS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt(); // The bus closes.
        }
    }

    // --- Messages ---

    @Override
    public void publish(Channel channel, Envelope message) {
        send(channel, message);
        publishHere(channel, message);
    }

    @Override
    public void publishHere(Channel channel, Envelope message) {
        Heard heard = channels.get(name(channel));
        if (heard != null) heard.listeners.tell(message);
    }

    private void send(Channel channel, Envelope message) {
        RedisAsyncCommands<String, byte[]> commands = redis.commands();
        if (commands == null || unanswered.size() >= MOST_WAITING) {
            hasLost.set(true);
            return;
        }
        String text = tag + HEADER + message.header() + " " + message.payload();
        RedisFuture<Long> sent = commands.publish(name(channel), text.getBytes(StandardCharsets.UTF_8));
        unanswered.add(sent);
        sent.whenComplete((receivers, failure) -> {
            unanswered.remove(sent);
            if (failure != null) hasLost.set(true);
        });
    }

    private void hear(String channel, byte[] message) {
        String text = new String(message, StandardCharsets.UTF_8);
        int space = text.indexOf(' ');
        if (space < 0) return;
        String head = text.substring(0, space);
        int header = head.indexOf(HEADER);
        if ((header < 0 ? head : head.substring(0, header)).equals(tag)) return;
        if (channel.equals(name(Channel.MISSED))) alarm();
        Heard heard = channels.get(channel);
        if (heard != null)
            heard.add(Envelope.parse(header < 0 ? "" : head.substring(header + 1), text.substring(space + 1)));
        else if (!channel.equals(name(Channel.MISSED))) executor.execute(() -> leave(channel));
    }

    // --- Subscriptions ---

    @Override
    public Subscription listen(Channel channel, Consumer<Envelope> listener) {
        Listeners.Listener fresh = new Listeners.Listener(listener);
        add(name(channel), fresh)
                .completeOnTimeout(null, patience.toMillis(), TimeUnit.MILLISECONDS)
                .handle((done, failure) -> null)
                .join();
        AtomicBoolean isOver = new AtomicBoolean();
        return () -> {
            if (isOver.compareAndSet(false, true)) remove(name(channel), fresh);
        };
    }

    /** Returns a future that completes once Redis has subscribed. */
    private synchronized CompletableFuture<@Nullable Object> add(String name, Listeners.Listener listener) {
        Heard heard = channels.get(name);
        if (heard == null) {
            heard = new Heard();
            channels.put(name, heard);
            subscribe(List.of(name));
        }
        heard.listeners.add(listener);
        return heard.subscribed.thenApply(done -> null);
    }

    private synchronized void remove(String name, Listeners.Listener listener) {
        Heard heard = channels.get(name);
        if (heard == null) return;
        heard.listeners.remove(listener);
        if (!heard.listeners.isEmpty()) return;
        channels.remove(name);
        leave(name);
    }

    /** Unsubscribes. After an outage Lettuce subscribes again; then the first message on the channel unsubscribes. */
    private synchronized void leave(String name) {
        var subscriptions = redis.subscriptions();
        if (subscriptions == null || channels.containsKey(name)) return;
        var unused = subscriptions.unsubscribe(name);
    }

    /** Subscribes to all channels, because Lettuce only knows those that Redis has confirmed. */
    private synchronized void subscribeAll() {
        List<String> names = new ArrayList<>(channels.keySet());
        names.add(name(Channel.MISSED));
        for (int from = 0; from < names.size(); from += CHANNELS_A_COMMAND)
            subscribe(names.subList(from, Math.min(from + CHANNELS_A_COMMAND, names.size())));
    }

    private void subscribe(List<String> names) {
        var subscriptions = redis.subscriptions();
        if (subscriptions == null) return;
        CompletableFuture<?> subscribed =
                subscriptions.subscribe(names.toArray(String[]::new)).toCompletableFuture();
        for (String name : names) {
            Heard heard = channels.get(name);
            if (heard != null) heard.subscribed = subscribed;
        }
    }

    /**
     * The name of a channel in Redis. Redis publishes regardless of the database, so without the prefix two
     * installations with a database each would get each other's messages.
     */
    private String name(Channel channel) {
        return address.prefix() + channel.name();
    }

    /** For commands, while Redis answers. */
    Optional<RedisAsyncCommands<String, byte[]>> commands() {
        return isWell() ? Optional.ofNullable(redis.commands()) : Optional.empty();
    }

    @Override
    public boolean isWell() {
        return answeredAfter == outages.get();
    }

    @Override
    public void whenBack(Runnable listener) {
        whenBack.add(listener);
    }

    @Override
    public Buckets buckets(Buckets.Limit limit, InstantSource clock) {
        return new RedisBuckets(this::commands, limit, counting, clock);
    }

    @Override
    public void close() {
        pings.shutdownNow();
        redis.close();
        outages.incrementAndGet();
        channels.clear();
        alarms.shutdownNow();
        executor.shutdownNow();
    }
}
