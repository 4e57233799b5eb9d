package dev.halma.server.socket;

import dev.halma.server.session.Connection;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A WebSocket. It holds back a bounded amount for a slow reader, who is dropped after that. */
final class JettyConnection implements Connection {

    /** What a client may be behind, in characters: some hundreds of messages, or one large table. */
    private static final long MOST_BEHIND = 1 << 20;

    private final Session session;
    private final Runnable dropped;
    private final AtomicLong behind = new AtomicLong();
    private final AtomicBoolean isDropped = new AtomicBoolean();

    /** @param dropped is called if the client reads too slowly */
    JettyConnection(Session session, Runnable dropped) {
        this.dropped = dropped;
        this.session = session;
    }

    @Override
    public void send(String text) {
        if (behind.addAndGet(text.length()) > MOST_BEHIND) {
            if (isDropped.compareAndSet(false, true)) dropped.run();
            session.disconnect(); // a polite goodbye would wait behind everything else
            return;
        }
        session.sendText(
                text,
                Callback.from(
                        () -> behind.addAndGet(-text.length()),
                        failure -> session.disconnect())); // it comes back and asks for what it missed
    }

    @Override
    public void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }
}
