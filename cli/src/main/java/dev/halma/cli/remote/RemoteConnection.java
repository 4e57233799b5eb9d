package dev.halma.cli.remote;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One connection to a server. When it is lost, it looks for another server until it is closed. It pings a silent
 * server, and leaves it if there is no answer, as the page does.
 */
public final class RemoteConnection {

    /**
     * The time limits of a connection.
     *
     * @param quiet until a silent server is pinged
     * @param answer for its answer to a ping
     * @param toConnect for a connection
     * @param beforeTheNext the pause after an attempt that failed
     */
    public record Patience(Duration quiet, Duration answer, Duration toConnect, Duration beforeTheNext) {

        /** For a program that measures how soon it comes to another server. */
        public static final Patience LITTLE = new Patience(
                Duration.ofMillis(1500), Duration.ofSeconds(2), Duration.ofSeconds(2), Duration.ofMillis(200));

        /** For a person, who has one server, perhaps a slow one. */
        public static final Patience OF_A_PERSON = new Patience(
                Duration.ofSeconds(10), Duration.ofSeconds(10), Duration.ofSeconds(30), Duration.ofSeconds(1));
    }

    /** Opens sockets to a server. */
    public interface Opener {

        CompletableFuture<WebSocket> open(WebSocket.Listener listener);

        /** The server was not there, or did not answer. */
        default void failed() {}
    }

    /** The client of a connection. */
    public interface Client {

        /** There is a connection. */
        void opened();

        /** A message has arrived. */
        void hear(String message);

        /** The connection is lost; another one is looked for. */
        void lost();

        /** An attempt to connect has failed. */
        default void unreachable() {}
    }

    private final Supplier<? extends Opener> servers;
    private final Patience patience;
    private final Client client;
    private final AtomicReference<@Nullable Wire> wire = new AtomicReference<>();
    private volatile boolean isClosed;

    /**
     * A connection that is not open yet.
     *
     * @param servers the server to connect to, perhaps another one each time
     */
    public RemoteConnection(Supplier<? extends Opener> servers, Patience patience, Client client) {
        this.servers = servers;
        this.patience = patience;
        this.client = client;
    }

    /** Connects; completed once that has succeeded at some server. */
    public CompletableFuture<?> connect() {
        CompletableFuture<Boolean> connected = new CompletableFuture<>();
        attempt(connected);
        return connected;
    }

    private void attempt(CompletableFuture<Boolean> connected) {
        Wire fresh = new Wire(servers.get());
        CompletableFuture<WebSocket> call = fresh.server.open(fresh);
        CompletableFuture<?> unused = call.copy()
                .orTimeout(patience.toConnect().toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((socket, failure) -> {
                    if (failure == null) {
                        fresh.start(socket);
                        wire.set(fresh);
                        client.opened();
                        connected.complete(true);
                    } else if (isClosed) {
                        connected.complete(false);
                    } else {
                        fresh.server.failed();
                        client.unreachable();
                        abandon(call);
                        later(() -> attempt(connected));
                    }
                });
    }

    /** Closes a connection that opens too late: a slow server may still accept it. */
    private static void abandon(CompletableFuture<WebSocket> call) {
        CompletableFuture<?> unused = call.thenAccept(WebSocket::abort);
    }

    private void later(Runnable action) {
        CompletableFuture.delayedExecutor(patience.beforeTheNext().toMillis(), TimeUnit.MILLISECONDS)
                .execute(action);
    }

    public void send(String text) {
        Wire now = wire.get();
        if (now != null) now.send(text);
    }

    /** Gives up the connection for another one. */
    public void reconnect() {
        Wire old = wire.get();
        if (old != null) old.end();
    }

    /** To be called now and then while the caller waits: notices a server that is gone. */
    public void listen() {
        Wire now = wire.get();
        if (now != null) now.listen();
    }

    public void close() {
        isClosed = true;
        Wire last = wire.getAndSet(null);
        if (last != null) last.abort();
    }

    private void gone(Wire old) {
        if (!wire.compareAndSet(old, null) || isClosed) return;
        old.server.failed();
        client.lost();
        later(() -> attempt(new CompletableFuture<>()));
    }

    /** One WebSocket: receives whole messages, answers pings, and sends one message after another. */
    private final class Wire implements WebSocket.Listener {

        private final StringBuilder partial = new StringBuilder();
        private final Queue<String> waiting = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean isSending = new AtomicBoolean();
        private final Opener server;
        private volatile @Nullable WebSocket socket;
        private volatile long heardAt;
        private volatile boolean isAsked; // a ping waits for its answer
        private volatile long askedAt;

        Wire(Opener server) {
            this.server = server;
        }

        void start(WebSocket connected) {
            heardAt = System.nanoTime();
            socket = connected;
        }

        void end() {
            abort();
            gone(this);
        }

        void listen() {
            long now = System.nanoTime();
            // Counted from the ping: after a sleep of this machine, the server gets its time to answer too.
            if (isAsked && now - askedAt > patience.answer().toNanos()) {
                end();
            } else if (!isAsked && now - heardAt > patience.quiet().toNanos()) {
                askedAt = now;
                isAsked = true;
                send("{\"say\":\"ping\",\"number\":1}");
            }
        }

        void abort() {
            WebSocket now = socket;
            if (now != null) now.abort();
        }

        @Override
        public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
            from.request(1);
            heardAt = System.nanoTime();
            isAsked = false;
            partial.append(data);
            if (!isLast) return null;
            String message = partial.toString();
            partial.setLength(0);
            if (message.startsWith("{\"say\":\"ping\"")) {
                send(message.replace("ping", "pong"));
            } else {
                client.hear(message);
            }
            return null;
        }

        @Override
        public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
            gone(this);
            return null;
        }

        @Override
        public void onError(WebSocket from, Throwable failure) {
            gone(this);
        }

        void send(String text) {
            waiting.add(text);
            sendNext();
        }

        /** One message at a time: a socket takes the next one only when it has sent the last. */
        private void sendNext() {
            WebSocket now = socket;
            if (now == null || !isSending.compareAndSet(false, true)) return;
            String next = waiting.poll();
            if (next == null) {
                isSending.set(false);
                if (!waiting.isEmpty()) sendNext();
                return;
            }
            CompletableFuture<?> unused = now.sendText(next, true).whenComplete((sent, failure) -> {
                isSending.set(false);
                if (failure == null) sendNext();
                else end();
            });
        }
    }
}
