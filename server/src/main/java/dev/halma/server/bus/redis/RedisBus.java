package dev.halma.server.bus.redis;

import dev.halma.server.bus.Buckets;
import dev.halma.server.bus.Bus;
import dev.halma.server.bus.Channel;
import dev.halma.server.bus.Envelope;
import dev.halma.server.bus.Listeners;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * A bus between nodes. News goes to the listeners of this node directly, and to the others through Redis, where this node
 * subscribes only to the channels that somebody here listens to. On the way every message has the tag of its node and
 * its header in front. By the tag a node knows its own echo.
 */
public final class RedisBus implements Bus {

    private static final int CHANNELS_A_COMMAND = 500;

    /** Stands between the tag and the header of a message. */
    private static final char HEADER = ';';

    private final String tag = UUID.randomUUID().toString();
    private final String prefix;
    private final Duration patience;
    private final Duration counting;
    private final Map<String, Heard> channels = new ConcurrentHashMap<>();
    private final ExecutorService executor = Executors.newVirtualThreadPerTaskExecutor();
    private final Alarm alarm = new Alarm(executor);
    private final AtomicBoolean hasLost = new AtomicBoolean();
    private final RedisLine line;

    /** Changes together with what is subscribed, under the lock of the bus, so that Redis gets commands in their order. */
    private volatile @Nullable Session session;

    private volatile boolean isWell;

    /** Before this, nobody can have missed anything. */
    private volatile boolean isStarted;

    /** A channel that somebody here listens to. */
    private final class Heard {
        final Listeners listeners = new Listeners();
        final InOrder inOrder = new InOrder(executor, listeners::tell, alarm::raise);
        CompletableFuture<?> subscribed = CompletableFuture.completedFuture(null);
    }

    private RedisBus(RedisAddress address, Duration patience, Duration counting) {
        this.patience = patience;
        this.counting = counting;
        prefix = address.prefix();
        line = new RedisLine(address, new OfLine(), patience);
    }

    /**
     * Connects, and goes on trying where Redis can't be reached.
     *
     * @param address {@code redis://[user:password@]host[:port][/database]}, with TLS {@code rediss://}
     * @param patience if Redis does not answer for so long it is not there; nobody who subscribes waits for longer
     * @param counting a caller is counted at this node alone if Redis takes longer than this
     * @throws dev.halma.server.bus.BusFailed if the address is none
     */
    public static RedisBus at(String address, Duration patience, Duration counting) {
        RedisBus bus = new RedisBus(RedisAddress.parse(address), patience, counting);
        bus.line.start();
        bus.isStarted = true;
        return bus;
    }

    @Override
    public void publish(Channel channel, Envelope news) {
        send(channel, news);
        publishHere(channel, news);
    }

    @Override
    public void publishHere(Channel channel, Envelope news) {
        Heard heard = channels.get(name(channel));
        if (heard != null) heard.listeners.tell(news);
    }

    private void send(Channel channel, Envelope news) {
        Session now = session;
        String text = tag + HEADER + news.header() + " " + news.payload();
        if (now == null) hasLost.set(true);
        else now.publish(name(channel), text.getBytes(StandardCharsets.UTF_8), () -> hasLost.set(true));
    }

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

    /** Returns a copy of what tells that Redis has subscribed. */
    private synchronized CompletableFuture<@Nullable Object> add(String name, Listeners.Listener listener) {
        Heard heard = channels.get(name);
        if (heard == null) {
            heard = new Heard();
            channels.put(name, heard);
            Session now = session;
            if (now != null) heard.subscribed = now.subscribe(name);
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
        Session now = session;
        if (now != null) now.unsubscribe(name);
    }

    private synchronized void subscribeAll(Session fresh) {
        session = fresh;
        List<String> names = new ArrayList<>(channels.keySet());
        names.add(name(Channel.MISSED));
        for (int from = 0; from < names.size(); from += CHANNELS_A_COMMAND) {
            List<String> some = names.subList(from, Math.min(from + CHANNELS_A_COMMAND, names.size()));
            CompletableFuture<?> subscribed = fresh.subscribe(some.toArray(String[]::new));
            for (String name : some) {
                Heard heard = channels.get(name);
                if (heard != null) heard.subscribed = subscribed;
            }
        }
    }

    /** What happens on the line. */
    private final class OfLine implements RedisLine.User {

        @Override
        public void heard(String channel, byte[] message) {
            String text = new String(message, StandardCharsets.UTF_8);
            int space = text.indexOf(' ');
            if (space < 0) return;
            String head = text.substring(0, space);
            int header = head.indexOf(HEADER);
            if ((header < 0 ? head : head.substring(0, header)).equals(tag)) return;
            if (channel.equals(name(Channel.MISSED))) alarm.raise();
            Heard heard = channels.get(channel);
            if (heard != null)
                heard.inOrder.add(
                        Envelope.parse(header < 0 ? "" : head.substring(header + 1), text.substring(space + 1)));
        }

        @Override
        public void opened(Session fresh) {
            subscribeAll(fresh);
        }

        @Override
        public void answered(Session now) {
            // Redis does what it is told in order: once it answers, this node is subscribed to everything.
            if (!isWell) {
                isWell = true;
                if (isStarted) alarm.raise();
            }
            if (hasLost.getAndSet(false)) send(Channel.MISSED, Envelope.of(""));
        }

        @Override
        public void lost(Session last) {
            isWell = false;
            synchronized (RedisBus.this) {
                session = null;
            }
            if (last.hasUnanswered()) hasLost.set(true);
        }
    }

    private String name(Channel channel) {
        return prefix + channel.name();
    }

    /** The session, while Redis answers. */
    Optional<Session> session() {
        return isWell ? Optional.ofNullable(session) : Optional.empty();
    }

    @Override
    public boolean isWell() {
        return isWell;
    }

    @Override
    public void whenBack(Runnable listener) {
        alarm.add(listener);
    }

    @Override
    public Buckets buckets(Buckets.Limit limit, InstantSource clock) {
        return new RedisBuckets(this::session, limit, counting, clock);
    }

    @Override
    public void close() {
        line.close();
        channels.clear();
        executor.shutdownNow();
    }
}
