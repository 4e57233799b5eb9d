package dev.halma.cli.terminal;

import dev.halma.cli.online.SocketLine;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.util.concurrent.CompletableFuture;

/** How a person reaches a server. */
record Dial(HttpClient http, URI socket, String token) implements SocketLine.Call {

    @Override
    public CompletableFuture<WebSocket> connect(WebSocket.Listener listener) {
        return http.newWebSocketBuilder()
                .header("Authorization", "Bearer " + token)
                .buildAsync(socket, listener);
    }

    @Override
    public SocketLine.Patience patience() {
        return SocketLine.Patience.OF_A_PERSON;
    }
}
