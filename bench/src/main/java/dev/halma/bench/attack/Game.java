package dev.halma.bench.attack;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import org.HdrHistogram.Histogram;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/** Two honest people at a table. Each move is made when it is due, and measured until the other one has seen it. */
final class Game {

    private static final JsonMapper JSON = JsonMapper.shared();

    /** A piece of each goes to and fro. */
    private static final List<String> MOVES = List.of("d1-e2", "e8-d7", "e2-d1", "d7-e8");

    private static final String PLAN = """
            {"variant":"halma-8","house":"leave=off,repetition=off,quiet=off,length=off","pace":"none","first":"A",\
            "public":true,"chairs":{"A":{"kind":"me"},"B":{"kind":"open"}}}""";

    /** The version of the first move: the table was made, Bo sat down, the game began. */
    private static final int FIRST_MOVE = 4;

    private static final CompletableFuture<?> DONE = CompletableFuture.completedFuture(true);
    private static final Map<WebSocket, CompletableFuture<?>> SENT = new ConcurrentHashMap<>();

    private final String table;
    private final List<WebSocket> seats;
    private final AtomicInteger played;
    private final Histogram seen;
    private final AtomicInteger refused;
    private volatile long sentAt;

    private Game(String table, List<WebSocket> seats, AtomicInteger played, Histogram seen, AtomicInteger refused) {
        this.table = table;
        this.seats = seats;
        this.played = played;
        this.seen = seen;
        this.refused = refused;
    }

    /**
     * Opens a table of two people at addresses of their own.
     *
     * @param number of the table
     * @param seen gets the time until the other one has seen a move, in microseconds
     * @param refused counts what the server refuses
     */
    static Game open(URI server, int number, Histogram seen, AtomicInteger refused) {
        Person ada = Person.named(server, "198.51.100." + (2 * number + 1), "Ada");
        Person bo = Person.named(server, "198.51.100." + (2 * number + 2), "Bo");
        String table = table(ada, PLAN);
        AtomicInteger played = new AtomicInteger();
        CompletableFuture<Game> game = new CompletableFuture<>();
        CompletableFuture<Boolean> begun = new CompletableFuture<>();
        WebSocket a = ada.connect(message -> hear(game, begun, message, 1)).join();
        WebSocket b = bo.connect(message -> hear(game, begun, message, 0)).join();
        Game made = new Game(table, List.of(a, b), played, seen, refused);
        game.complete(made);
        for (WebSocket socket : made.seats) send(socket, "{\"say\":\"watch\",\"table\":\"" + table + "\"}");
        made.ask(1, "sit", "{\"what\":\"sit\",\"seat\":\"B\"}");
        begun.join();
        return made;
    }

    static String table(Person maker, String plan) {
        JsonNode answer = JSON.readTree(maker.post("/api/tables", plan).body());
        if (!answer.has("table")) throw new IllegalStateException("no table: " + answer);
        return answer.path("table").asString();
    }

    String table() {
        return table;
    }

    /** @param mover the seat whose moves this listener waits for */
    private static void hear(
            CompletableFuture<Game> game, CompletableFuture<Boolean> begun, String message, int mover) {
        if (message.contains("\"kind\":\"began\"")) begun.complete(true);
        CompletableFuture<?> unused = game.thenAccept(one -> one.heard(message, mover));
    }

    private void heard(String message, int mover) {
        if (message.contains("\"say\":\"refused\"") || message.contains("\"say\":\"not-understood\"")) {
            refused.incrementAndGet();
        }
        int now = played.get();
        boolean isTheirs =
                now % 2 == mover && message.startsWith("{\"say\":\"happened\",\"version\":" + (now + FIRST_MOVE) + ",");
        if (isTheirs && played.compareAndSet(now, now + 1)) {
            synchronized (seen) {
                seen.recordValue(Math.max(1, (System.nanoTime() - sentAt) / 1000));
            }
            sentAt = 0;
        }
    }

    /** Makes the next move, unless the last one is still on its way. */
    void move() {
        if (sentAt != 0) return;
        int number = played.get();
        sentAt = System.nanoTime();
        ask(
                number % 2,
                "m" + number,
                "{\"what\":\"play\",\"seat\":\"%s\",\"text\":\"%s\",\"after\":%d}"
                        .formatted(number % 2 == 0 ? "A" : "B", MOVES.get(number % MOVES.size()), number));
    }

    /** How long the move that is on its way has been, in microseconds. */
    long waiting() {
        long sent = sentAt;
        return sent == 0 ? 0 : (System.nanoTime() - sent) / 1000;
    }

    private void ask(int seat, String id, String command) {
        send(
                seats.get(seat),
                "{\"say\":\"ask\",\"id\":\"" + id + "\",\"table\":\"" + table + "\",\"do\":" + command + "}");
    }

    /** Sends a text after all earlier ones: a socket of Java takes one at a time. */
    static void send(WebSocket socket, String text) {
        SENT.compute(
                socket,
                (same, before) -> (before == null ? DONE : before)
                        .handle((done, failure) -> true)
                        .thenCompose(done -> socket.sendText(text, true)));
    }
}
