package dev.halma.server.http.stream;

import dev.halma.server.http.session.Backlog;
import dev.halma.server.http.session.Connection;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** A connection to a client that reads lines. One thread writes what others send; a slow client is dropped. */
final class StreamConnection implements Connection {

    private final Duration heartbeat;
    private final Backlog.Account unread;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> waiting = new ArrayDeque<>();
    private boolean isClosed;

    /**
     * A connection on which nothing waits.
     *
     * @param address that the client is counted by
     * @param heartbeat an empty line is written after this much silence, which shows both sides that the other is there
     * @param dropped is called if the client reads too slowly
     */
    StreamConnection(Duration heartbeat, Backlog backlog, String address, Runnable dropped) {
        this.heartbeat = heartbeat;
        unread = backlog.open(address, () -> {
            dropped.run();
            end();
        });
    }

    /** Ends the stream at once, without what waits. */
    private void end() {
        lock.lock();
        try {
            waiting.clear();
            isClosed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** A stream gets one state of one table, so no caller asks when it has left. */
    @Override
    public void send(String text, Runnable sent) {
        sent.run();
        if (!unread.sends(text.length())) return;
        lock.lock();
        try {
            if (isClosed) {
                unread.done(text.length());
                return;
            }
            waiting.add(text);
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Ends the stream after what has been sent. The code and the reason have no place in a stream of lines. */
    @Override
    public void close(int code, String reason) {
        lock.lock();
        try {
            isClosed = true;
            changed.signal();
        } finally {
            lock.unlock();
        }
    }

    /** Writes until the connection is closed, or until the client is gone. */
    void write(OutputStream out) {
        try {
            for (String next = next(); next != null; next = next()) {
                out.write((next + "\n").getBytes(StandardCharsets.UTF_8));
                out.flush();
            }
        } catch (IOException e) {
            giveBack(); // the client is gone
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** Ends the stream of a client that is gone, and gives back what it has not read. */
    private void giveBack() {
        lock.lock();
        try {
            isClosed = true;
            for (String text : waiting) unread.done(text.length());
            waiting.clear();
        } finally {
            lock.unlock();
        }
    }

    /** The next text; an empty one after a silence; null at the end. */
    private @Nullable String next() throws InterruptedException {
        lock.lock();
        try {
            long nanos = heartbeat.toNanos();
            while (waiting.isEmpty() && !isClosed) {
                if (nanos <= 0) return "";
                nanos = changed.awaitNanos(nanos);
            }
            String text = waiting.poll();
            if (text != null) unread.done(text.length());
            return text;
        } finally {
            lock.unlock();
        }
    }
}
