package dev.halma.cli.load;

import java.net.http.WebSocket;
import java.util.concurrent.CompletionStage;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/** Receives whole messages of one connection, and answers pings. */
final class SeatLine implements WebSocket.Listener {

    private final Consumer<String> hear;
    private final Consumer<String> answer;
    private final StringBuilder partial = new StringBuilder();

    /** @param answer sends a text; one at a time is the sender's care */
    SeatLine(Consumer<String> hear, Consumer<String> answer) {
        this.hear = hear;
        this.answer = answer;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket socket, CharSequence data, boolean isLast) {
        socket.request(1);
        if (!isLast) {
            partial.append(data);
            return null;
        }
        String message =
                partial.isEmpty() ? data.toString() : partial.append(data).toString();
        partial.setLength(0);
        if (message.startsWith("{\"say\":\"ping\"")) {
            answer.accept(message.replace("ping", "pong"));
        } else {
            hear.accept(message);
        }
        return null;
    }
}
