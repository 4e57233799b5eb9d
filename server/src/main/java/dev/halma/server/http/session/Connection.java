package dev.halma.server.http.session;

/** A connection to a client. Neither method blocks. */
public interface Connection {

    /** Sends a text. A client that reads too slowly is dropped. */
    void send(String text);

    /** Ends the connection, with a code of WebSocket and the reason. */
    void close(int code, String reason);
}
