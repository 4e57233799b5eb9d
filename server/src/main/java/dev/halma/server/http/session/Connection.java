package dev.halma.server.http.session;

/** A connection to a client. Neither method blocks. */
public interface Connection {

    /** Sends a text. A client that reads too slowly is dropped. */
    default void send(String text) {
        send(text, () -> {});
    }

    /**
     * Sends a text.
     *
     * @param sent is called once the text has left this server, or never will
     */
    void send(String text, Runnable sent);

    /** Ends the connection, with a code of WebSocket and the reason. */
    void close(int code, String reason);
}
