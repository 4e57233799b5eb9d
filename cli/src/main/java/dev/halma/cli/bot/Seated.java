package dev.halma.cli.bot;

import dev.halma.cli.online.Lines;
import dev.halma.cli.online.Server;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import java.io.IOException;
import java.io.InterruptedIOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/** The bot at one table. It listens to the table, so that the others see that it is there, and moves when it has to. */
final class Seated implements Runnable {

    private final Server server;
    private final String table;
    private final String player;
    private final Thinker thinker;
    private final Listener listener;
    private String phase = "gathering";

    /** Hears of the end of a game. */
    interface Listener {

        /**
         * A game is over.
         *
         * @param result as a game file has it; empty if the table was given up
         */
        void over(String table, String result);

        void say(String words);
    }

    /** @param player the bot's own id */
    Seated(Server server, String table, String player, Thinker thinker, Listener listener) {
        this.server = server;
        this.table = table;
        this.player = player;
        this.thinker = thinker;
        this.listener = listener;
    }

    @Override
    public void run() {
        Patience patience = new Patience();
        try (thinker) {
            while (!isEnded()) {
                try (Lines lines = server.lines("/api/tables/" + table + "/events")) {
                    listen(lines, patience);
                } catch (InterruptedIOException e) {
                    return;
                } catch (IOException e) {
                    patience.await();
                }
            }
        } catch (InterruptedIOException e) {
            return;
        }
    }

    private boolean isEnded() {
        return phase.equals("over") || phase.equals("cancelled");
    }

    private void listen(Lines lines, Patience patience) throws IOException {
        for (String line = lines.next(); line != null; line = lines.next()) {
            JsonNode message = Server.JSON.readTree(line);
            JsonNode stand = message.path("stand");
            if (stand.isObject()) {
                patience.reset();
                hear(stand);
            }
            if (isEnded()) return; // nothing more need be heard, and the next line may never come
        }
        patience.await();
    }

    private void hear(JsonNode stand) throws IOException {
        boolean wasPlaying = phase.equals("playing");
        phase = stand.path("phase").asString("");
        if (isEnded()) {
            listener.over(table, phase.equals("over") ? state().result() : "");
            return;
        }
        if (!phase.equals("playing")) return;
        List<String> mine = mine(stand);
        if (!wasPlaying) listener.say("Plays at table " + table + " as " + String.join(" and ", mine) + ".");
        for (String seat : mine) {
            if (stand.at("/chairs/" + seat).has("standIn")) {
                command("return" + stand.hashCode(), of("return", seat));
            }
        }
        boolean isMyTurn = mine.contains(stand.path("toMove").asString(""))
                && !stand.path("paused").asBoolean(false);
        if (isMyTurn) move();
    }

    private List<String> mine(JsonNode stand) {
        return stand.path("chairs")
                .propertyStream()
                .filter(chair -> chair.getValue().path("player").asString("").equals(player))
                .map(java.util.Map.Entry::getKey)
                .toList();
    }

    /** A table as it is now. */
    private record State(JsonNode body) {

        GameRecord record() {
            return GameText.parse(body.path("game").asString("")).orThrow();
        }

        String result() {
            return record().result();
        }

        Optional<Duration> left(String seat) {
            JsonNode left = body.at("/stand/clocks/left/" + seat);
            return left.isNumber() ? Optional.of(Duration.ofMillis(left.asLong())) : Optional.empty();
        }
    }

    private State state() throws IOException {
        Server.Answer answer = server.get("/api/tables/" + table);
        if (!answer.isGood()) throw new IOException("the table can't be read: " + answer.status());
        return new State(answer.body());
    }

    private void move() throws IOException {
        State state = state();
        String seat = state.body().at("/stand/toMove").asString("");
        if (!mine(state.body().path("stand")).contains(seat)) return; // the game has gone on
        var game = state.record().game();
        Optional<String> text = thinker.move(game, state.left(seat));
        if (text.isEmpty()) listener.say("The program fails at table " + table + ", so it resigns there.");
        // The version makes the id: the same move sent again after a restart is carried out once.
        command(
                "v" + state.body().path("version").asInt(0),
                of("play", seat).put("text", text.orElse("resign")).put("after", game.eventCount()));
    }

    private static ObjectNode of(String what, String seat) {
        return Server.JSON.createObjectNode().put("what", what).put("seat", seat);
    }

    private void command(String id, ObjectNode what) throws IOException {
        ObjectNode body = Server.JSON.createObjectNode().put("id", id);
        body.set("do", what);
        server.post("/api/tables/" + table + "/commands", body); // what is refused is seen in the next news
    }
}
