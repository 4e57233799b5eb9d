package dev.halma.cli.load;

import java.net.http.WebSocket;
import java.util.Queue;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReferenceArray;

/** One table with its two players. Each answers the other's move with the next one of the script. */
final class LoadTable {

    private static final int SEATS = 2;
    private static final String VERSION = "\"version\":";

    /** A table is made, somebody sits down, the game begins: three entries. */
    private static final int VERSION_OF_FIRST_TURN = 4;

    private final Script script;
    private final Visitor.Invitation table;
    private final Tally tally;
    private final AtomicReferenceArray<WebSocket> sockets = new AtomicReferenceArray<>(SEATS);
    private final Queue<Outgoing> waiting = new ConcurrentLinkedQueue<>();
    private final AtomicBoolean isSending = new AtomicBoolean();
    private final AtomicInteger played = new AtomicInteger();
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
            send(
                    1,
                    "{\"say\":\"ask\",\"id\":\"sit\",\"table\":\"" + table.table()
                            + "\",\"do\":{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"" + table.key() + "\"}}");
        });
    }

    private CompletableFuture<?> connect(int seat, Visitor visitor) {
        return visitor.connect(new SeatLine(message -> heard(seat, message), answer -> send(seat, answer)))
                .thenAccept(socket -> {
                    sockets.set(seat, socket);
                    send(seat, "{\"say\":\"watch\",\"table\":\"" + table.table() + "\",\"since\":0}");
                });
    }

    /** Starts to play. */
    void start() {
        isPlaying = true;
        tally.whenDue(() -> move(played.get() % SEATS));
    }

    void stop() {
        isPlaying = false;
    }

    /** Looks only at how messages begin: reading them whole would load this machine instead of the server. */
    private void heard(int seat, String message) {
        if (message.startsWith("{\"say\":\"refused\"") || message.startsWith("{\"say\":\"not-understood\"")) {
            tally.wrong(message);
        }
        if (!message.startsWith("{\"say\":\"happened\"")) return;
        int turn = versionIn(message) - VERSION_OF_FIRST_TURN;
        boolean isEcho = turn >= 0 && turn == played.get() && seat != turn % SEATS;
        if (!isEcho) return;
        tally.echoed(System.nanoTime() - sentAt);
        if (played.incrementAndGet() < script.moves().size() && isPlaying) tally.whenDue(() -> move(seat));
    }

    /** The version of the first entry; 0 where there is none. */
    private static int versionIn(String message) {
        int start = message.indexOf(VERSION);
        if (start < 0) return 0;
        int end = start + VERSION.length();
        int version = 0;
        while (Character.isDigit(message.charAt(end))) version = 10 * version + message.charAt(end++) - '0';
        return version;
    }

    private void move(int seat) {
        int turn = played.get();
        sentAt = System.nanoTime();
        send(
                seat,
                "{\"say\":\"ask\",\"id\":\"" + turn + "\",\"table\":\"" + table.table()
                        + "\",\"do\":{\"what\":\"play\",\"seat\":\"" + (seat == 0 ? "A" : "B") + "\",\"text\":\""
                        + script.moves().get(turn) + "\",\"after\":" + turn + "}}");
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
