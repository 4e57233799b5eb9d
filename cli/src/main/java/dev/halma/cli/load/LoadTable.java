package dev.halma.cli.load;

import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** One table with its two players. Each answers the other's move with the next one of the script. */
final class LoadTable {

    private static final int SEATS = 2;

    private final Script script;
    private final Visitor.Invitation table;
    private final Tally tally;
    private final AtomicReferenceArray<WebSocket> sockets = new AtomicReferenceArray<>(SEATS);
    private final Queue<Outgoing> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isSending = new AtomicBoolean();
    private volatile int played;
    private volatile long sentAt;
    private volatile boolean isPlaying;

    /** What happens with every move. */
    interface Tally {

        /** A move has come to the other seat after so many nanoseconds. */
        void echoed(long nanos);

        void wrong(String message);

        /** Calls back when the next move of a table is due. */
        void whenDue(Runnable move);
    }

    private record Outgoing(int seat, String text) {}

    LoadTable(Script script, Visitor.Invitation table, Tally tally) {
        this.script = script;
        this.table = table;
        this.tally = tally;
    }

    /** Brings both players to the table; the second one sits down, so that the game begins. */
    CompletableFuture<?> open(Visitor first, Visitor second) {
        return connect(0, first).thenCompose(done -> connect(1, second)).thenRun(() -> {
            send(1, "{\"say\":\"ask\",\"id\":\"sit\",\"table\":\"" + table.table()
                    + "\",\"do\":{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"" + table.key() + "\"}}");
        });
    }

    private CompletableFuture<?> connect(int seat, Visitor visitor) {
        return visitor.connect(new SeatLine(message -> heard(seat, message))).thenAccept(socket -> {
            sockets.set(seat, socket);
            send(seat, "{\"say\":\"watch\",\"table\":\"" + table.table() + "\",\"since\":0}");
        });
    }

    /** Starts to play. */
    void start() {
        isPlaying = true;
        tally.whenDue(() -> move(played % SEATS));
    }

    void stop() {
        isPlaying = false;
    }

    /** Looks only at how messages begin: reading them whole would load this machine instead of the server. */
    private void heard(int seat, String message) {
        if (message.startsWith("{\"say\":\"refused\"") || message.startsWith("{\"say\":\"not-understood\"")) {
            tally.wrong(message);
        }
        boolean isMove = message.startsWith("{\"say\":\"happened\"") && message.contains("\"kind\":\"played\"");
        if (!isMove || seat != (played + 1) % SEATS) return;
        tally.echoed(System.nanoTime() - sentAt);
        played++;
        if (isPlaying && played < script.moves().size()) tally.whenDue(() -> move(seat));
    }

    private void move(int seat) {
        sentAt = System.nanoTime();
        send(seat, "{\"say\":\"ask\",\"id\":\"" + played + "\",\"table\":\"" + table.table()
                + "\",\"do\":{\"what\":\"play\",\"seat\":\"" + (seat == 0 ? "A" : "B") + "\",\"text\":\""
                + script.moves().get(played) + "\",\"after\":" + played + "}}");
    }

    private void send(int seat, String text) {
        waiting.add(new Outgoing(seat, text));
        sendNext();
    }

    /** One message at a time: a socket takes the next one only when it has sent the last. */
    private void sendNext() {
        if (!isSending.compareAndSet(false, true)) return;
        Outgoing next = waiting.poll();
        if (next == null) {
            isSending.set(false);
            return;
        }
        CompletableFuture<?> unused = sockets.get(next.seat())
                .sendText(next.text(), true)
                .whenComplete((socket, failure) -> {
                    if (failure != null) tally.wrong(failure.toString());
                    isSending.set(false);
                    if (!waiting.isEmpty()) sendNext();
                });
    }
}
