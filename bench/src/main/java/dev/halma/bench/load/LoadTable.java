package dev.halma.bench.load;

import dev.halma.cli.remote.RemoteConnection;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * One table with its two players. Each answers the other's move with the next one of the script. A player whose
 * connection is lost reconnects, to another server if there is one. It repeats an unconfirmed move under the same id.
 */
final class LoadTable {

    private static final int SEATS = 2;
    private static final String VERSION = "\"version\":";
    private static final String ID = "\"id\":\"";

    /** The log has three entries before the first move: table created, second player seated, game begun. */
    private static final int BEFORE_THE_GAME = 3;

    private final Script script;
    private final Visitor.Invitation table;
    private final Tally tally;
    private final List<RemoteConnection> connections;
    private final CompletableFuture<Boolean> begun = new CompletableFuture<>();
    private int played;
    private int acknowledged;
    private int sent; // the number of turns sent, confirmed or not
    private long sentAt;
    private long lastEcho;
    private long longestPause;
    private long lookedAt;
    private int inVain; // the number of retries since the last echo
    private boolean isPlaying;

    /** Counts what happens to the moves. */
    interface Tally {

        /** A move has reached the other seat after this number of nanoseconds. */
        void echoed(long nanos);

        void wrong(String message);

        /** A connection was lost. */
        void lost();

        /** A player got no answer in time and retries. */
        void askedAgain();

        /** Calls back when the next move of a table is due, with the time at which it was due. */
        void whenDue(LongConsumer move);
    }

    LoadTable(Script script, Visitor.Invitation table, Tally tally, Visitor first, Visitor second) {
        this.script = script;
        this.table = table;
        this.tally = tally;
        this.connections = List.of(connection(0, first), connection(1, second));
    }

    private RemoteConnection connection(int seat, Visitor visitor) {
        return visitor.connection(new RemoteConnection.Client() {
            @Override
            public void opened() {
                watch(seat);
            }

            @Override
            public void hear(String message) {
                heard(seat, message);
            }

            @Override
            public void lost() {
                tally.lost();
            }
        });
    }

    String id() {
        return table.table();
    }

    /** Connects both players to the table; the second one takes a seat. Completes when the game has begun. */
    CompletableFuture<?> open() {
        return connections
                .get(0)
                .connect()
                .thenCompose(done -> connections.get(1).connect())
                .thenCompose(done -> begun);
    }

    /** A player whose connection is lost before taking the seat retries at the next server, under the same id. */
    private void watch(int seat) {
        connections.get(seat).send("{\"say\":\"watch\",\"table\":\"" + table.table() + "\",\"since\":0}");
        if (seat == 1 && !begun.isDone()) sit();
    }

    private void sit() {
        connections
                .get(1)
                .send("{\"say\":\"ask\",\"id\":\"sit\",\"table\":\"" + table.table()
                        + "\",\"do\":{\"what\":\"sit\",\"seat\":\"B\",\"key\":\"" + table.key() + "\"}}");
    }

    /** Starts to play. */
    synchronized void start() {
        isPlaying = true;
        lastEcho = System.nanoTime();
        tally.whenDue(this::move);
    }

    synchronized void stop() {
        notePause();
        isPlaying = false;
    }

    void close() {
        connections.forEach(RemoteConnection::close);
    }

    /** Reads only parts of messages: parsing them whole would load this machine instead of the server. */
    private synchronized void heard(int seat, String message) {
        if (message.startsWith("{\"say\":\"done\"")) {
            done(message);
        } else if (message.startsWith("{\"say\":\"refused\"") || message.startsWith("{\"say\":\"not-understood\"")) {
            refused(seat, message);
        } else if (message.startsWith("{\"say\":\"happened\"") || message.startsWith("{\"table\"")) {
            know(seat, number(message, VERSION) - BEFORE_THE_GAME);
        }
    }

    private void done(String message) {
        int start = message.indexOf(ID) + ID.length();
        if (!Character.isDigit(message.charAt(start))) return;
        int turn = number(message, ID);
        int version = number(message, VERSION);
        if (version != turn + BEFORE_THE_GAME + 1)
            tally.wrong("turn " + turn + " of " + table.table() + ": " + message);
        acknowledged = Math.max(acknowledged, turn + 1);
    }

    /** A move that could not be stored has not happened. The player sends it again. */
    private void refused(int seat, String message) {
        if (message.contains("table.refused.not-stored")) {
            // Perhaps only this server has lost its store. The player repeats the move at the next server.
            CompletableFuture.delayedExecutor(500, TimeUnit.MILLISECONDS).execute(connections.get(seat)::reconnect);
        } else {
            tally.wrong(message);
            if (message.contains("\"id\":\"sit\"")) begun.complete(false); // don't wait for it
        }
    }

    /** A seat has learned the number of moves played. */
    private void know(int seat, int moves) {
        if (moves >= 0) begun.complete(true);
        if (moves < played || moves > script.moves().size()) return;
        boolean isNext = seat == moves % SEATS;
        if (moves > played && isNext) {
            long now = System.nanoTime();
            if (moves == played + 1) tally.echoed(now - sentAt);
            notePause();
            lastEcho = now;
            inVain = 0;
            played = moves;
            if (isPlaying && played < script.moves().size()) tally.whenDue(this::move);
        } else if (moves == played && isNext && sent > played && acknowledged <= played) {
            send(seat); // it was sent but has not arrived
        }
    }

    private void notePause() {
        if (isPlaying) longestPause = Math.max(longestPause, System.nanoTime() - lastEcho);
    }

    /**
     * The time of a late move counts from when it was due. Otherwise a busy client would make the server look quick.
     */
    private synchronized void move(long due) {
        sentAt = due;
        sent = played + 1;
        send(played % SEATS);
    }

    private void send(int seat) {
        connections
                .get(seat)
                .send("{\"say\":\"ask\",\"id\":\"" + played + "\",\"table\":\"" + table.table()
                        + "\",\"do\":{\"what\":\"play\",\"seat\":\"" + (seat == 0 ? "A" : "B") + "\",\"text\":\""
                        + script.moves().get(played) + "\",\"after\":" + played + "}}");
    }

    /**
     * Checks that the servers of both players answer. A player whose move is not answered in time first asks the same
     * server again, which costs it little. After the second timeout it reconnects to another server. If slow servers
     * had to serve constant reconnections, every game would stall for longer.
     */
    void look(long patienceNanos) {
        connections.forEach(RemoteConnection::listen);
        OptionalInt waiting = unanswered(patienceNanos);
        if (waiting.isEmpty()) return;
        int seat = waiting.getAsInt();
        tally.askedAgain();
        if (isAskedOnce()) watch(seat);
        else connections.get(seat).reconnect();
    }

    private synchronized boolean isAskedOnce() {
        return inVain % 2 == 1;
    }

    /** The seat that has waited too long, for the answer to its move or for the other's move. */
    private synchronized OptionalInt unanswered(long patienceNanos) {
        boolean isLate = System.nanoTime() - Math.max(sentAt, lookedAt) > patienceNanos;
        if (sent <= played || !isLate) return OptionalInt.empty();
        lookedAt = System.nanoTime();
        inVain++;
        return OptionalInt.of((acknowledged > played ? played + 1 : played) % SEATS);
    }

    /** Whether no move is in flight. */
    synchronized boolean isQuiet() {
        return sent <= played;
    }

    synchronized long longestPause() {
        return longestPause;
    }

    synchronized int acknowledged() {
        return acknowledged;
    }

    /** The number of moves that a log of this version has too many. */
    synchronized int doubled(int version) {
        return Math.max(0, version - BEFORE_THE_GAME - Math.max(sent, played));
    }

    /** The number of confirmed moves that a log of this version lacks. */
    synchronized int lost(int version) {
        return Math.max(0, Math.max(acknowledged, played) - Math.max(0, version - BEFORE_THE_GAME));
    }

    private static int number(String message, String before) {
        int start = message.indexOf(before);
        if (start < 0) return 0;
        int end = start + before.length();
        int number = 0;
        while (Character.isDigit(message.charAt(end))) number = 10 * number + message.charAt(end++) - '0';
        return number;
    }
}
