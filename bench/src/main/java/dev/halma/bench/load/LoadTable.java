package dev.halma.bench.load;

import dev.halma.cli.online.SocketLine;
import java.util.List;
import java.util.OptionalInt;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.TimeUnit;
import java.util.function.LongConsumer;

/**
 * One table with its two players. Each answers the other's move with the next one of the script. A player whose connection is
 * lost comes back, at another server if there is one, and repeats a move that was not confirmed under the same id.
 */
final class LoadTable {

    private static final int SEATS = 2;
    private static final String VERSION = "\"version\":";
    private static final String ID = "\"id\":\"";

    /** A table is made, somebody sits down, the game begins: three entries. */
    private static final int BEFORE_THE_GAME = 3;

    private final Script script;
    private final Visitor.Invitation table;
    private final Tally tally;
    private final List<SocketLine> lines;
    private final CompletableFuture<Boolean> begun = new CompletableFuture<>();
    private int played;
    private int acknowledged;
    private int sent; // how many turns have been sent, confirmed or not
    private long sentAt;
    private long lastEcho;
    private long longestPause;
    private long lookedAt;
    private int inVain; // how often a player has asked again since the last echo
    private boolean isPlaying;

    /** What happens with every move. */
    interface Tally {

        /** A move has come to the other seat after so many nanoseconds. */
        void echoed(long nanos);

        void wrong(String message);

        /** A connection was lost. */
        void lost();

        /** Somebody got no answer for a while and asks again. */
        void askedAgain();

        /** Calls back when the next move of a table is due, with the moment at which it was. */
        void whenDue(LongConsumer move);
    }

    LoadTable(Script script, Visitor.Invitation table, Tally tally, Visitor first, Visitor second) {
        this.script = script;
        this.table = table;
        this.tally = tally;
        this.lines = List.of(line(0, first), line(1, second));
    }

    private SocketLine line(int seat, Visitor visitor) {
        return new SocketLine(visitor::call, message -> heard(seat, message), () -> watch(seat), tally::lost);
    }

    String id() {
        return table.table();
    }

    /** Brings both players to the table; the second one sits down. Completed when the game has begun. */
    CompletableFuture<?> open() {
        return lines.get(0)
                .connect()
                .thenCompose(done -> lines.get(1).connect())
                .thenCompose(done -> begun);
    }

    /** Who loses the line before sitting down does so at the next server, under the same id. */
    private void watch(int seat) {
        lines.get(seat).send("{\"say\":\"watch\",\"table\":\"" + table.table() + "\",\"since\":0}");
        if (seat == 1 && !begun.isDone()) sit();
    }

    private void sit() {
        lines.get(1)
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
        lines.forEach(SocketLine::close);
    }

    /** Looks only at parts of messages: reading them whole would load this machine instead of the server. */
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

    /** What could not be stored has not happened; it is asked again. */
    private void refused(int seat, String message) {
        if (message.contains("table.refused.not-stored")) {
            // Perhaps only this server has lost its store. Who comes to another one repeats the move there.
            CompletableFuture.delayedExecutor(500, TimeUnit.MILLISECONDS).execute(lines.get(seat)::reconnect);
        } else {
            tally.wrong(message);
            if (message.contains("\"id\":\"sit\"")) begun.complete(false); // nobody need wait for it
        }
    }

    /** A seat knows that so many moves have been played. */
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
            send(seat); // it was sent and has not arrived
        }
    }

    private void notePause() {
        if (isPlaying) longestPause = Math.max(longestPause, System.nanoTime() - lastEcho);
    }

    /** A move that is late is counted from when it was due, or a client without time would make the server look quick. */
    private synchronized void move(long due) {
        sentAt = due;
        sent = played + 1;
        send(played % SEATS);
    }

    private void send(int seat) {
        lines.get(seat)
                .send("{\"say\":\"ask\",\"id\":\"" + played + "\",\"table\":\"" + table.table()
                        + "\",\"do\":{\"what\":\"play\",\"seat\":\"" + (seat == 0 ? "A" : "B") + "\",\"text\":\""
                        + script.moves().get(played) + "\",\"after\":" + played + "}}");
    }

    /**
     * Looks whether the servers of both players are still there. Who has sent a move and got no answer for so long asks the
     * same server again, which costs it little; only who still gets none goes to another. Servers that are only slow would
     * otherwise be busy with those who come and go, and every game would stand still for longer.
     */
    void look(long patienceNanos) {
        lines.forEach(SocketLine::listen);
        OptionalInt waiting = unanswered(patienceNanos);
        if (waiting.isEmpty()) return;
        int seat = waiting.getAsInt();
        tally.askedAgain();
        if (isAskedOnce()) watch(seat);
        else lines.get(seat).reconnect();
    }

    private synchronized boolean isAskedOnce() {
        return inVain % 2 == 1;
    }

    /** The seat that has waited too long: for the answer to its move, or for the other's move. */
    private synchronized OptionalInt unanswered(long patienceNanos) {
        boolean isLate = System.nanoTime() - Math.max(sentAt, lookedAt) > patienceNanos;
        if (sent <= played || !isLate) return OptionalInt.empty();
        lookedAt = System.nanoTime();
        inVain++;
        return OptionalInt.of((acknowledged > played ? played + 1 : played) % SEATS);
    }

    /** Whether nothing is on its way. */
    synchronized boolean isQuiet() {
        return sent <= played;
    }

    synchronized long longestPause() {
        return longestPause;
    }

    synchronized int acknowledged() {
        return acknowledged;
    }

    /** How many moves a log of a version has too many. */
    synchronized int doubled(int version) {
        return Math.max(0, version - BEFORE_THE_GAME - Math.max(sent, played));
    }

    /** How many confirmed moves a log of a version has too few. */
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
