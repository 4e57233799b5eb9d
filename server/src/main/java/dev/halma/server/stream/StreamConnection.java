package dev.halma.server.stream;

import dev.halma.server.session.Connection;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.locks.Condition;
import java.util.concurrent.locks.ReentrantLock;
import org.jspecify.annotations.Nullable;

/** The way to a client that reads lines. One thread writes what others send; a slow reader is dropped. */
final class StreamConnection implements Connection {

    /** What a client may be behind, in characters, as for sockets. */
    static final long MOST_BEHIND = 1 << 20;

    private final Duration heartbeat;
    private final Runnable dropped;
    private final ReentrantLock lock = new ReentrantLock();
    private final Condition changed = lock.newCondition();
    private final Deque<String> waiting = new ArrayDeque<>();
    private long behind;
    private boolean isClosed;

    /**
     * A connection on which nothing waits.
     *
     * @param heartbeat an empty line is written after so much silence, which shows both sides that the other is there
     * @param dropped is called if the client reads too slowly
     */
    StreamConnection(Duration heartbeat, Runnable dropped) {
        this.heartbeat = heartbeat;
        this.dropped = dropped;
    }

    @Override
    public void send(String text) {
        lock.lock();
        try {
            if (isClosed) return;
            behind += text.length();
            if (behind > MOST_BEHIND) {
                waiting.clear();
                isClosed = true;
                dropped.run();
            } else {
                waiting.add(text);
            }
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
            close(1006, "the client is gone");
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
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
            if (text != null) behind -= text.length();
            return text;
        } finally {
            lock.unlock();
        }
    }
}
