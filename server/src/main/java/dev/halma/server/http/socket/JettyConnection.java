package dev.halma.server.http.socket;

import dev.halma.server.http.session.Backlog;
import dev.halma.server.http.session.Connection;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;

/** A WebSocket. A client that reads too slowly is dropped. */
final class JettyConnection implements Connection {

    private final Session session;
    private final Backlog.Account unread;

    /**
     * A connection on which nothing waits.
     *
     * @param address that the client is counted by
     * @param dropped is called if the client reads too slowly
     */
    JettyConnection(Session session, Backlog backlog, String address, Runnable dropped) {
        this.session = session;
        unread = backlog.open(address, () -> {
            dropped.run();
            session.disconnect(); // a close frame would wait behind everything else
        });
    }

    @Override
    public void send(String text, Runnable sent) {
        if (!unread.sends(text.length())) {
            sent.run();
            return;
        }
        Runnable done = () -> {
            unread.done(text.length());
            sent.run();
        };
        session.sendText(text, Callback.from(done, failure -> {
            done.run();
            session.disconnect(); // the client reconnects and asks for what it missed
        }));
    }

    @Override
    public void close(int code, String reason) {
        session.close(code, reason, Callback.NOOP);
    }
}
