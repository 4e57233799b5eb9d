package dev.halma.cli.online;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * One connection to a server. When it is lost, it looks for another server until it is closed. It pings a silent
 * server, and leaves it if there is no answer, as the page does.
 */
public final class SocketLine {

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

    /** One attempt to reach a server. */
    public interface Call {

        CompletableFuture<WebSocket> connect(WebSocket.Listener listener);

        /** The server was not there, or did not answer. */
        default void failed() {}

        default Patience patience() {
            return Patience.LITTLE;
        }
    }

    private final Supplier<Call> calls;
    private final Consumer<String> hear;
    private final Runnable opened;
    private final Runnable lost;
    private final AtomicReference<@Nullable Wire> wire = new AtomicReference<>();
    private volatile boolean isClosed;

    /**
     * A connection that is not open yet.
     *
     * @param calls how to reach a server, perhaps another one each time
     * @param opened is called whenever there is a connection
     * @param lost is called whenever one is lost
     */
    public SocketLine(Supplier<Call> calls, Consumer<String> hear, Runnable opened, Runnable lost) {
        this.calls = calls;
        this.hear = hear;
        this.opened = opened;
        this.lost = lost;
    }

    /** Connects; completed once that has succeeded at some server. */
    public CompletableFuture<?> connect() {
        CompletableFuture<Boolean> connected = new CompletableFuture<>();
        attempt(connected);
        return connected;
    }

    private void attempt(CompletableFuture<Boolean> connected) {
        Wire fresh = new Wire(calls.get());
        CompletableFuture<WebSocket> call = fresh.call.connect(fresh);
        CompletableFuture<?> unused = call.copy()
                .orTimeout(fresh.patience.toConnect().toMillis(), TimeUnit.MILLISECONDS)
                .whenComplete((socket, failure) -> {
                    if (failure == null) {
                        fresh.start(socket);
                        wire.set(fresh);
                        opened.run();
                        connected.complete(true);
                    } else if (isClosed) {
                        connected.complete(false);
                    } else {
                        fresh.call.failed();
                        abandon(call);
                        later(fresh, () -> attempt(connected));
                    }
                });
    }

    /** Closes a connection that opens too late: a slow server may still accept it. */
    private static void abandon(CompletableFuture<WebSocket> call) {
        CompletableFuture<?> unused = call.thenAccept(WebSocket::abort);
    }

    private static void later(Wire last, Runnable action) {
        CompletableFuture.delayedExecutor(last.patience.beforeTheNext().toMillis(), TimeUnit.MILLISECONDS)
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
        old.call.failed();
        lost.run();
        later(old, () -> attempt(new CompletableFuture<>()));
    }

    /** One WebSocket: receives whole messages, answers pings, and sends one message after another. */
    private final class Wire implements WebSocket.Listener {

        private final StringBuilder partial = new StringBuilder();
        private final Queue<String> waiting = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean isSending = new AtomicBoolean();
        private final Call call;
        private final Patience patience;
        private volatile @Nullable WebSocket socket;
        private volatile long heardAt;
        private volatile boolean isAsked; // a ping waits for its answer
        private volatile long askedAt;

        Wire(Call call) {
            this.call = call;
            this.patience = call.patience();
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
                hear.accept(message);
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
