package dev.halma.cli.bot;

import dev.halma.cli.remote.Lines;
import dev.halma.cli.remote.RemoteServer;
import dev.halma.cli.shared.Refused;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Chair;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.Table.Phase;
import dev.halma.table.protocol.ServerJson;
import dev.halma.table.protocol.ServerMessage;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.node.ObjectNode;

/** A player that is a program: waits for work, sits down, and lets a UGI program play each game. */
final class Bot implements Seated.Listener {

    /**
     * What it wants to play.
     *
     * @param pairing the body of a request for a pairing; without one it takes any open chair
     * @param games the number of games after which it ends; 0 for never
     * @param atOnce how many games at the same time
     */
    record Wishes(Optional<ObjectNode> pairing, int games, int atOnce) {}

    private final RemoteServer server;
    private final Wishes wishes;
    private final String command;
    private final Duration moveTime;
    private final Consumer<String> out;
    private final Map<String, Thread> seated = new HashMap<>();
    private final Set<Thread> leaving = new HashSet<>(); // their game is over; they end their programs
    private String player = "";
    private int finished;
    private volatile @Nullable Lines stream;

    Bot(RemoteServer server, Wishes wishes, String command, Duration moveTime, Consumer<String> out) {
        this.server = server;
        this.wishes = wishes;
        this.command = command;
        this.moveTime = moveTime;
        this.out = out;
    }

    /** Plays until it has played enough. It retries while the server is away. */
    void run() {
        Patience patience = new Patience();
        try {
            while (!hasEnough()) {
                try {
                    listen(patience);
                } catch (InterruptedIOException e) {
                    return;
                } catch (IOException e) {
                    if (!hasEnough()) patience.await();
                }
            }
            awaitLeaving();
        } catch (InterruptedIOException | InterruptedException e) {
            return;
        }
    }

    private void awaitLeaving() throws InterruptedException {
        List<Thread> all;
        synchronized (this) {
            all = List.copyOf(leaving);
        }
        for (Thread each : all) each.join();
    }

    private synchronized boolean hasEnough() {
        return wishes.games() > 0 && finished >= wishes.games();
    }

    private void listen(Patience patience) throws IOException {
        RemoteServer.Answer me = server.get("/api/me");
        player = me.body().at("/player/id").asString("");
        if (player.isEmpty()) throw new Refused("The server does not know this token. Delete its file to begin anew.");
        try (Lines lines = server.lines("/api/me/events")) {
            stream = lines;
            if (hasEnough()) return;
            for (String line = lines.next(); line != null && !hasEnough(); line = lines.next()) {
                patience.reset();
                hear(ServerJson.parse(line));
            }
        }
        if (!hasEnough()) patience.await(); // the server has stopped
    }

    private void hear(ServerMessage message) throws IOException {
        switch (message) {
            case ServerMessage.YourTable yours -> {
                boolean goesOn = yours.phase() == Phase.GATHERING || yours.phase() == Phase.PLAYING;
                if (goesOn) sitsAt(yours.table().text());
            }
            case ServerMessage.Lobby(var open, var running) ->
                seek(open.stream().map(listed -> listed.id().text()).toList());
            default -> {} // others are not for bots
        }
    }

    /** Looks for another game if there is time for one. */
    private void seek(List<String> open) throws IOException {
        if (!hasTime()) return;
        if (wishes.pairing().isPresent()) {
            RemoteServer.Answer answer =
                    server.post("/api/pairing", wishes.pairing().get());
            if (answer.isGood()) sitsAt(answer.body().path("table").asString(""));
            else if (answer.status() != 409) throw new Refused(answer.detail());
            return;
        }
        for (String table : open) {
            if (hasTime() && !isAt(table) && hasSatDown(table)) sitsAt(table);
        }
    }

    private synchronized boolean hasTime() {
        boolean isOneMore = wishes.games() == 0 || finished + seated.size() < wishes.games();
        return isOneMore && seated.size() < wishes.atOnce();
    }

    private synchronized boolean isAt(String table) {
        return seated.containsKey(table);
    }

    /** Takes the first open chair. Another player may be quicker. */
    private boolean hasSatDown(String table) throws IOException {
        Optional<Seat> free = server.get("/api/tables/" + table)
                .table()
                .flatMap(view -> view.status().chairs().entrySet().stream()
                        .filter(chair -> chair.getValue() instanceof Chair.Open)
                        .map(Map.Entry::getKey)
                        .findFirst());
        return free.isPresent()
                && server.ask(table, "sit-" + free.get(), new Command.Sit(free.get(), "", ""))
                        .isGood();
    }

    private synchronized void sitsAt(String table) {
        if (table.isEmpty()) return;
        seated.computeIfAbsent(
                table,
                fresh -> Thread.ofVirtual()
                        .start(new Seated(server, table, new PlayerId(player), new Thinker(command, moveTime), this)));
    }

    @Override
    public void over(String table, String result) {
        if (!result.isEmpty()) say("The game at table " + table + " is over: " + result + ".");
        synchronized (this) {
            seated.remove(table);
            leaving.removeIf(thread -> !thread.isAlive());
            leaving.add(Thread.currentThread());
            if (!result.isEmpty()) finished++;
        }
        try {
            Lines lines = stream;
            if (hasEnough() && lines != null) lines.close();
            else
                seek(server.get("/api/tables")
                        .body()
                        .path("open")
                        .valueStream()
                        .map(listed -> listed.path("table").asString(""))
                        .toList());
        } catch (IOException e) {
            // The next message of the lobby may offer another chair.
        }
    }

    @Override
    public void say(String words) {
        out.accept(words);
    }
}
