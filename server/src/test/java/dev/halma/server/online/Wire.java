package dev.halma.server.online;

import java.net.http.WebSocket;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.TimeUnit;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** A socket to a server. Messages wait here until a test asks for them; other messages stay. Pings are answered. */
@SuppressWarnings("NullAway.Init")
public final class Wire implements WebSocket.Listener, AutoCloseable {

    /** The connection has ended before what somebody waits for. */
    public static class Ended extends RuntimeException {

        private static final long serialVersionUID = 1;

        public Ended(String message) {
            super(message);
        }
    }

    /** The connection is there, and no answer has come for long. */
    public static final class Silent extends Ended {

        private static final long serialVersionUID = 1;

        Silent(String message) {
            super(message);
        }
    }

    private static final JsonMapper JSON = JsonMapper.shared();

    private static final Set<String> ANSWERS = Set.of("done", "refused", "not-understood");

    private final List<JsonNode> heard = new ArrayList<>();
    private final StringBuilder partial = new StringBuilder();
    private WebSocket socket;
    private CompletableFuture<?> sent = CompletableFuture.completedFuture(null);
    private @Nullable Integer closeCode;

    void connected(WebSocket opened) {
        socket = opened;
    }

    @Override
    public @Nullable CompletionStage<?> onText(WebSocket from, CharSequence data, boolean isLast) {
        from.request(1);
        partial.append(data);
        if (!isLast) return null;
        JsonNode message = JSON.readTree(partial.toString());
        partial.setLength(0);
        if (message.path("say").asString().equals("ping")) {
            say("{\"say\":\"pong\",\"number\":" + message.path("number") + "}");
        } else {
            hear(message);
        }
        return null;
    }

    private synchronized void hear(JsonNode message) {
        heard.add(message);
        notifyAll();
    }

    @Override
    public @Nullable CompletionStage<?> onClose(WebSocket from, int code, String reason) {
        closed(code);
        return null;
    }

    @Override
    public void onError(WebSocket from, Throwable error) {
        closed(1006); // the code for an end without a word
    }

    private synchronized void closed(int code) {
        if (closeCode == null) closeCode = code;
        notifyAll();
    }

    /** Says something, after everything said before. */
    public synchronized void say(String text) {
        sent = sent.handle((done, failure) -> null).thenCompose(done -> socket.sendText(text, true));
    }

    /** Waits until everything has left. */
    public void flush() {
        CompletableFuture<?> last;
        synchronized (this) {
            last = sent;
        }
        last.handle((done, failure) -> null).join();
    }

    WebSocket socket() {
        return socket;
    }

    /** The first message that fits, which is taken away; waits for it. */
    public synchronized JsonNode await(String what, Predicate<JsonNode> fits) {
        JsonNode found = seen(what, fits);
        heard.remove(found);
        return found;
    }

    /** The first message that fits, which stays; waits for it. */
    public synchronized JsonNode seen(String what, Predicate<JsonNode> fits) {
        while (true) {
            Optional<JsonNode> found = heard.stream().filter(fits).findFirst();
            if (found.isPresent()) return found.get();
            if (closeCode != null) throw new Ended("closed with " + closeCode + " before " + what + ": " + heard);
            pause(what, 0);
        }
    }

    /** The first message of a kind. */
    public JsonNode hears(String say) {
        return await(say, message -> message.path("say").asString().equals(say));
    }

    /** The answer to a command. */
    public JsonNode answer(String id) {
        return await(
                "the answer to " + id, message -> message.path("id").asString().equals(id));
    }

    /** The answer to a command; ends if there is none for so long. */
    public synchronized JsonNode answerWithin(Duration patience, String id) {
        long until = System.nanoTime() + patience.toNanos();
        while (true) {
            Optional<JsonNode> found = heard.stream()
                    .filter(message -> message.path("id").asString().equals(id))
                    .findFirst();
            if (found.isPresent()) {
                heard.remove(found.get());
                return found.get();
            }
            long millis = TimeUnit.NANOSECONDS.toMillis(until - System.nanoTime());
            if (closeCode != null) throw new Ended("no answer to " + id);
            if (millis <= 0) throw new Silent("no answer to " + id);
            pause("the answer to " + id, millis);
        }
    }

    /** The answer to any command, or to what was not understood. */
    public JsonNode answer() {
        return await(
                "an answer", message -> ANSWERS.contains(message.path("say").asString()));
    }

    /** Forgets everything else that has come. */
    public synchronized void forget() {
        heard.removeIf(message -> !ANSWERS.contains(message.path("say").asString()));
    }

    /** What happens at the table, once it includes an event of a kind. */
    public JsonNode happens(String kind) {
        return await(
                kind,
                message -> message.path("say").asString().equals("happened")
                        && message.path("entries").valueStream().anyMatch(entry -> isOf(kind, entry)));
    }

    /** What happens at the table, once it includes the entry of a version. An entry may come twice, or together with others. */
    public JsonNode happens(int version) {
        return await(
                "version " + version,
                message -> message.path("say").asString().equals("happened")
                        && message.path("entries").valueStream().anyMatch(entry -> isOf(version, entry)));
    }

    /** Whether an entry has a version. */
    public static boolean isOf(int version, JsonNode entry) {
        return entry.path("version").asInt() == version;
    }

    private static boolean isOf(String kind, JsonNode entry) {
        return entry.path("event").path("kind").asString().equals(kind);
    }

    /** What has come so far and was not asked for. */
    public synchronized List<JsonNode> rest() {
        return List.copyOf(heard);
    }

    /** The code that the server closes this socket with; waits for it. */
    public synchronized int closeCode() {
        while (closeCode == null) pause("the end", 0);
        return closeCode;
    }

    /** @param mostMillis 0 for as long as it takes */
    @SuppressWarnings("WaitNotInLoop") // its callers are the loops
    private void pause(String what, long mostMillis) {
        try {
            wait(mostMillis);
        } catch (InterruptedException e) { // the limit of all tests
            throw new AssertionError("waited in vain for " + what + "; heard " + heard, e);
        }
    }

    /** Cuts the line without a goodbye. */
    public void cut() {
        socket.abort();
    }

    @Override
    public void close() {
        socket.abort();
    }
}
