package dev.halma.bench.attack;

import java.net.URI;
import java.net.http.WebSocket;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.concurrent.CompletionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;

/** The attacks. Each comes from one address, is bounded in count and time, and stops by itself. */
final class Attacks {

    private static final String ADDRESS = "192.0.2.66";
    private static final int THREADS = 8;

    /** No attack does anything more often than this. */
    private static final int MOST = 100_000;

    private static final String ALONE = """
            {"variant":"halma-8","house":"leave=off,repetition=off,quiet=off,length=off","pace":"days:30","first":"A",\
            "chairs":{"A":{"kind":"me"},"B":{"kind":"me"}}}""";

    private static final String COMPUTERS = """
            {"variant":"chinese-2","first":"A",\
            "chairs":{"A":{"kind":"computer","level":8},"B":{"kind":"computer","level":8}}}""";

    private final URI server;
    private final String victim;
    private final long endsAt;
    private final AtomicInteger done = new AtomicInteger();

    /** An attack that goes on until its time is up. */
    private interface Kind {
        void run(Attacks attack);
    }

    private static final Map<String, Kind> KINDS = new TreeMap<>(Map.of(
            "tables", Attacks::tables,
            "names", Attacks::manyNames,
            "unread", Attacks::unread,
            "refused", Attacks::refused,
            "computers", Attacks::computers,
            "print", Attacks::print,
            "load", Attacks::load,
            "lobby", Attacks::lobby,
            "streams", Attacks::streams,
            "routes", Attacks::routes));

    private Attacks(URI server, String victim, long endsAt) {
        this.server = server;
        this.victim = victim;
        this.endsAt = endsAt;
    }

    static List<String> names() {
        return List.copyOf(KINDS.keySet());
    }

    /**
     * Runs an attack on a thread of its own.
     *
     * @param victim a table of honest people
     * @return counts what the attacker has done
     */
    static AtomicInteger start(String name, URI server, String victim, int seconds) {
        Kind kind = KINDS.get(name);
        if (kind == null) throw new IllegalArgumentException("no attack " + name + ", only " + names());
        Attacks attack = new Attacks(server, victim, System.nanoTime() + TimeUnit.SECONDS.toNanos(seconds));
        Thread.ofPlatform().daemon().name("attack").start(() -> kind.run(attack));
        return attack.done;
    }

    private boolean goesOn() {
        return System.nanoTime() < endsAt && done.get() < MOST;
    }

    private Person eve() {
        return Person.named(server, ADDRESS, "Eve");
    }

    /** Repeats something on several threads until the time is up. */
    private void repeat(Runnable action) {
        try (ExecutorService threads = Executors.newVirtualThreadPerTaskExecutor()) {
            for (int i = 0; i < THREADS; i++) {
                threads.execute(() -> {
                    while (goesOn()) {
                        done.incrementAndGet();
                        attempt(action);
                    }
                });
            }
        }
    }

    /** What the server refuses or cuts off is not the attacker's worry. */
    private static void attempt(Runnable action) {
        try {
            action.run();
        } catch (IllegalStateException | CompletionException e) {
            pause(10);
        }
    }

    private static void pause(int millis) {
        LockSupport.parkNanos(TimeUnit.MILLISECONDS.toNanos(millis));
    }

    /** Sockets of the attacker, as many as the server lets in. */
    private List<WebSocket> sockets(Person who, int most, boolean isDeaf) {
        List<WebSocket> open = new ArrayList<>();
        for (int i = 0; i < most && goesOn(); i++) {
            attempt(() -> open.add((isDeaf ? who.connectDeaf() : who.connect(text -> {})).join()));
        }
        return open;
    }

    /** Every socket says something again and again. */
    private void flood(List<WebSocket> sockets, String text, int pauseMillis) {
        while (goesOn()) {
            for (WebSocket socket : sockets) {
                if (socket.isOutputClosed()) continue;
                done.incrementAndGet();
                Game.send(socket, text);
            }
            pause(pauseMillis);
        }
        sockets.forEach(WebSocket::abort);
    }

    private static String watch(String table) {
        return "{\"say\":\"watch\",\"table\":\"" + table + "\",\"since\":0}";
    }

    // --- The attacks ---

    private void tables() {
        Person eve = eve();
        repeat(() -> eve.post(
                done.get() % 2 == 0 ? "/api/tables" : "/api/pairing",
                done.get() % 2 == 0
                        ? ALONE
                        : "{\"variant\":\"halma-8\",\"pace\":\"game:" + (600 + done.get() % 1000) + "\"}"));
    }

    private void manyNames() {
        Person stranger = Person.stranger(server, ADDRESS);
        repeat(() -> stranger.post("/api/me", "{\"name\":\"Eve\"}"));
    }

    /** Asks for the same table again and again, and never reads it. */
    private void unread() {
        flood(sockets(Person.stranger(server, ADDRESS), 600, true), watch(victim), 200);
    }

    /** Commands for a seat of others, from a hundred sockets of one identity. */
    private void refused() {
        String play = "{\"say\":\"ask\",\"id\":\"x\",\"table\":\"" + victim
                + "\",\"do\":{\"what\":\"play\",\"seat\":\"A\",\"text\":\"d1-e2\",\"after\":0}}";
        flood(sockets(eve(), 100, false), play, 30);
    }

    private void computers() {
        Person eve = eve();
        List<WebSocket> sockets = sockets(eve, 4, false);
        List<String> tables = new ArrayList<>();
        for (int i = 0; i < 200 && goesOn(); i++) {
            attempt(() -> tables.add(Game.table(eve, COMPUTERS)));
        }
        for (int i = 0; i < tables.size() && !sockets.isEmpty(); i++) {
            Game.send(sockets.get(i % sockets.size()), watch(tables.get(i)));
            done.incrementAndGet();
        }
        while (goesOn()) pause(100);
        sockets.forEach(WebSocket::abort);
    }

    private void print() {
        Person stranger = Person.stranger(server, ADDRESS);
        repeat(() -> stranger.status("/print/american-4.pdf?part=all&copies=40&cell=" + (10 + done.get() % 10) + "mm"));
    }

    private void load() {
        Person stranger = Person.stranger(server, ADDRESS);
        repeat(() -> stranger.status("/api/tables/" + victim));
    }

    private void lobby() {
        flood(sockets(Person.stranger(server, ADDRESS), 200, true), "{\"say\":\"lobby\"}", 100);
    }

    private void streams() {
        Person stranger = Person.stranger(server, ADDRESS);
        List<Thread> open = new ArrayList<>();
        for (int i = 0; i < 2_000 && goesOn(); i++) {
            done.incrementAndGet();
            open.add(Thread.ofVirtual().start(() -> stranger.status("/api/tables/" + victim + "/events")));
            pause(2);
        }
        while (goesOn()) pause(100);
        open.forEach(Thread::interrupt);
    }

    /** The longest route that is allowed, to and fro. */
    private void routes() {
        Person eve = eve();
        String table = Game.table(eve, ALONE);
        List<WebSocket> sockets = sockets(eve, 1, false);
        String way = "-c1-e1".repeat(12);
        int number = 0;
        while (goesOn() && !sockets.isEmpty() && !sockets.getFirst().isOutputClosed()) {
            String seat = number % 2 == 0 ? "A" : "B";
            String text = number % 2 == 0
                    ? "c1-e1" + way
                    : "f8-d8" + way.replace("c1", "f8").replace("e1", "d8");
            Game.send(
                    sockets.getFirst(),
                    "{\"say\":\"ask\",\"id\":\"r%d\",\"table\":\"%s\",\"do\":{\"what\":\"play\",\"seat\":\"%s\",\"text\":\"%s\",\"after\":%d}}"
                            .formatted(number, table, seat, text, number));
            number++;
            done.incrementAndGet();
            pause(30);
        }
        sockets.forEach(WebSocket::abort);
    }
}
