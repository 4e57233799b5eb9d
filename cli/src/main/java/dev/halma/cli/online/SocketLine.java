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
 * One connection to a server. When it is lost, it looks for another server until it is closed. A server that is silent is asked
 * whether it is there, and left if it does not answer: as the page does it.
 */
public final class SocketLine {

    private static final long QUIET_NANOS = TimeUnit.MILLISECONDS.toNanos(1_500);
    private static final long ANSWER_NANOS = TimeUnit.SECONDS.toNanos(2);

    private static final Duration TO_CONNECT = Duration.ofSeconds(2);
    private static final Duration BEFORE_THE_NEXT = Duration.ofMillis(200);

    /** One attempt to reach a server. */
    public interface Call {

        CompletableFuture<WebSocket> connect(WebSocket.Listener listener);

        /** The server was not there, or did not answer. */
        default void failed() {}
    }

    private final Supplier<Call> calls;
    private final Consumer<String> hear;
    private final Runnable opened;
    private final Runnable lost;
    private final AtomicReference<@Nullable Wire> wire = new AtomicReference<>();
    private volatile boolean isClosed;

    /**
     * A line that is not connected yet.
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
                .orTimeout(TO_CONNECT.toMillis(), TimeUnit.MILLISECONDS)
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
                        later(() -> attempt(connected));
                    }
                });
    }

    /** A server that is only slow may still take the call: nobody must be left on that line. */
    private static void abandon(CompletableFuture<WebSocket> call) {
        CompletableFuture<?> unused = call.thenAccept(WebSocket::abort);
    }

    private static void later(Runnable action) {
        CompletableFuture.delayedExecutor(BEFORE_THE_NEXT.toMillis(), TimeUnit.MILLISECONDS)
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

    /** To be called now and then while somebody waits: notices a server that is there no more. */
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
        later(() -> attempt(new CompletableFuture<>()));
    }

    /** One WebSocket: receives whole messages, answers pings, and sends one message after another. */
    private final class Wire implements WebSocket.Listener {

        private final StringBuilder partial = new StringBuilder();
        private final Queue<String> waiting = new ConcurrentLinkedQueue<>();
        private final AtomicBoolean isSending = new AtomicBoolean();
        private final Call call;
        private volatile @Nullable WebSocket socket;
        private volatile long heardAt;
        private volatile boolean isAsked; // whether it is there

        Wire(Call call) {
            this.call = call;
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
            long silent = System.nanoTime() - heardAt;
            if (silent > QUIET_NANOS + ANSWER_NANOS) {
                end();
            } else if (silent > QUIET_NANOS && !isAsked) {
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
