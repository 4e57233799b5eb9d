package dev.halma.server.http.socket;

import dev.halma.server.http.session.ClientSession;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.util.concurrent.TimeoutException;
import org.eclipse.jetty.websocket.api.Callback;
import org.eclipse.jetty.websocket.api.Session;
import org.eclipse.jetty.websocket.api.exceptions.WebSocketException;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/**
 * One WebSocket of a client, as Jetty calls it. It keeps nothing of the request that it began with: thousands of sockets are
 * open and quiet. (Jetty wants the class to be public.)
 */
public final class ClientSocket implements Session.Listener.AutoDemanding {

    private static final Logger LOG = LoggerFactory.getLogger(ClientSocket.class);

    private static final int NOT_ACCEPTED = 1003;

    private final Sockets sockets;
    private final Sockets.Visitor visitor;
    private @Nullable Session session;
    private @Nullable ClientSession client;

    ClientSocket(Sockets sockets, Sockets.Visitor visitor) {
        this.sockets = sockets;
        this.visitor = visitor;
    }

    @Override
    public void onWebSocketOpen(Session opened) {
        session = opened;
        client = sockets.connect(opened, visitor).orElse(null);
    }

    @Override
    public void onWebSocketText(String message) {
        ClientSession now = client;
        if (now != null) now.hear(message);
    }

    @Override
    public void onWebSocketBinary(ByteBuffer message, Callback callback) {
        callback.succeed();
        Session now = session;
        if (now != null) now.close(NOT_ACCEPTED, "only text is understood", Callback.NOOP);
    }

    @Override
    public void onWebSocketClose(int code, String reason, Callback callback) {
        gone();
        callback.succeed();
    }

    @Override
    public void onWebSocketError(Throwable failure) {
        boolean isOfTheLine = failure instanceof WebSocketException
                || failure instanceof TimeoutException
                || failure instanceof IOException;
        if (!isOfTheLine) LOG.error("a socket failed", failure);
        gone();
    }

    private void gone() {
        Session now = session;
        if (now != null) sockets.gone(now, visitor);
    }
}
