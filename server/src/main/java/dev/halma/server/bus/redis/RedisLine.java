package dev.halma.server.bus.redis;

import io.lettuce.core.ClientOptions;
import io.lettuce.core.RedisClient;
import io.lettuce.core.SocketOptions;
import io.lettuce.core.TimeoutOptions;
import io.lettuce.core.metrics.CommandLatencyRecorder;
import io.lettuce.core.resource.ClientResources;
import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * Keeps a session with Redis: opens one, asks for signs of life, and opens the next one when it is lost. A Redis that is
 * frozen and a network that swallows everything are noticed like a broken connection, only later.
 */
final class RedisLine implements AutoCloseable {

    private static final Logger LOG = LoggerFactory.getLogger(RedisLine.class);

    private static final Duration BETWEEN_SIGNS = Duration.ofMillis(500);
    private static final int LEAST_PAUSE_MILLIS = 100;
    private static final int MOST_PAUSE_MILLIS = 1000;

    /** Whom the line is for. Everything is called by the thread of the line. */
    interface User {

        /** News of another node, on a thread that must not be kept. */
        void heard(String channel, byte[] message);

        /** A session has begun. */
        void opened(Session session);

        /** Redis has answered: what was sent before in this session has arrived. */
        void answered(Session session);

        void lost(Session session);
    }

    private final RedisAddress address;
    private final User user;
    private final Duration patience;
    private final ClientResources resources;
    private final RedisClient client;
    private final Thread thread;
    private final CompletableFuture<Void> firstAttempt = new CompletableFuture<>();
    private boolean isSilent;

    /** @param patience how long Redis may take for an answer */
    RedisLine(RedisAddress address, User user, Duration patience) {
        this.address = address;
        this.user = user;
        this.patience = patience;
        resources = ClientResources.builder()
                .ioThreadPoolSize(2)
                .computationThreadPoolSize(2)
                .commandLatencyRecorder(CommandLatencyRecorder.disabled())
                .build();
        address.uri().setTimeout(patience);
        client = RedisClient.create(resources);
        client.setOptions(ClientOptions.builder()
                .autoReconnect(false)
                .disconnectedBehavior(ClientOptions.DisconnectedBehavior.REJECT_COMMANDS)
                .requestQueueSize(4 * Session.MOST_WAITING)
                .socketOptions(SocketOptions.builder()
                        .connectTimeout(patience)
                        .keepAlive(true)
                        .build())
                .timeoutOptions(TimeoutOptions.create())
                .build());
        thread = Thread.ofPlatform().daemon().name("redis").unstarted(this::keep);
    }

    /** Starts, and waits for the first attempt to connect, whether it succeeds or not. */
    void start() {
        thread.start();
        firstAttempt
                .orTimeout(2 * patience.toMillis(), TimeUnit.MILLISECONDS)
                .exceptionally(late -> null)
                .join();
    }

    private void keep() {
        int pause = LEAST_PAUSE_MILLIS;
        try {
            while (!Thread.currentThread().isInterrupted()) {
                boolean wasWell = attempt();
                firstAttempt.complete(null);
                pause = wasWell ? LEAST_PAUSE_MILLIS : Math.min(2 * pause, MOST_PAUSE_MILLIS);
                // Not all nodes at the same moment, when Redis is back.
                Thread.sleep(ThreadLocalRandom.current().nextInt(pause / 2, pause));
            }
        } catch (InterruptedException e) {
            LOG.debug("the line to Redis is closed");
        }
    }

    /** Opens a session and stays until it is lost. Returns whether there was one. */
    private boolean attempt() throws InterruptedException {
        try (Session session = Session.open(client, address.uri(), patience, user::heard)) {
            try {
                user.opened(session);
                return stay(session);
            } finally {
                user.lost(session);
            }
        } catch (ExecutionException | RuntimeException e) {
            Throwable root = e;
            while (root.getCause() != null) root = root.getCause();
            complain(root.getMessage());
        } catch (TimeoutException e) {
            complain("it does not answer");
        }
        return false;
    }

    private boolean stay(Session session) throws InterruptedException {
        boolean wasWell = false;
        while (session.isAnswered(patience)) {
            user.answered(session);
            if (!wasWell) LOG.info("Redis at {} answers", address);
            wasWell = true;
            isSilent = false;
            firstAttempt.complete(null);
            if (session.endsWithin(BETWEEN_SIGNS)) break;
        }
        complain(session.endsWithin(Duration.ZERO) ? "the connection is lost" : "it does not answer");
        return wasWell;
    }

    /** Once, not at every attempt. No reason contains the password. */
    private void complain(@Nullable String why) {
        if (!isSilent)
            LOG.warn("Redis at {} can't be used, so this node goes on without it and tries again: {}", address, why);
        isSilent = true;
    }

    @Override
    public void close() {
        thread.interrupt();
        try {
            thread.join(2 * patience.toMillis());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
        client.shutdown(Duration.ZERO, patience);
        var unused = resources.shutdown(0, patience.toMillis(), TimeUnit.MILLISECONDS);
    }
}
