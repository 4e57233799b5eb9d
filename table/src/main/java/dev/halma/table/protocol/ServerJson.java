package dev.halma.table.protocol;

import dev.halma.rules.variant.Seat;
import dev.halma.table.Player;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Writes the messages of the server, and parses them for clients in Java. */
public final class ServerJson {

    /** The version of the protocol. A client that knows an older one still understands what it knows. */
    public static final int PROTOCOL = 1;

    private ServerJson() {}

    public static String text(ServerMessage message) {
        JsonObject said = switch (message) {
            case ServerMessage.Welcome(Optional<Player> player, Instant now) -> welcome(player, now);
            case ServerMessage.State state -> state(state);
            case ServerMessage.Happened happened -> happened(happened);
            case ServerMessage.Done(String id, int version) ->
                say("done").put("id", id).put("version", version);
            case ServerMessage.Refused(String id, var why) ->
                say("refused").put("id", id).put("why", MessageJson.write(why));
            case ServerMessage.Around around -> around(around);
            case ServerMessage.PhraseSaid(var table, Seat seat, Phrase phrase) ->
                say("phrase")
                        .put("table", table.text())
                        .put("seat", seat.name())
                        .put("phrase", phrase.text());
            case ServerMessage.Chatted(var table, Seat seat, String text) ->
                say("chat").put("table", table.text()).put("seat", seat.name()).put("text", text);
            case ServerMessage.Lobby(var open, var running) -> lobby(open, running);
            case ServerMessage.YourTable yours -> yourTable(yours);
            case ServerMessage.Ping(long number) -> say("ping").put("number", number);
            case ServerMessage.Pong(long number) -> say("pong").put("number", number);
            case ServerMessage.NoSuchTable(var table) -> say("no-such-table").put("table", table.text());
            case ServerMessage.Closing(var comeBackAfter) ->
                say("closing").put("comeBackAfter", comeBackAfter.toMillis());
            case ServerMessage.NotUnderstood(String why) ->
                say("not-understood").put("why", why);
            case ServerMessage.Unreadable unreadable ->
                throw new IllegalArgumentException("no server says " + unreadable);
        };
        return said.text();
    }

    /** Parses a message. A malformed one becomes {@link ServerMessage.Unreadable}. */
    public static ServerMessage parse(String text) {
        try {
            return read(Reader.of(text));
        } catch (Reader.Wrong | IllegalArgumentException e) {
            return new ServerMessage.Unreadable(String.valueOf(e.getMessage()));
        }
    }

    private static ServerMessage read(Reader in) throws Reader.Wrong {
        return switch (in.text("say", "")) {
            case "welcome" ->
                new ServerMessage.Welcome(
                        in.has("player") ? Optional.of(player(in.object("player"))) : Optional.empty(), in.time("now"));
            case "state" -> new ServerMessage.State(ViewJson.view(in), in.time("now"));
            case "happened" ->
                new ServerMessage.Happened(
                        in.table("table"),
                        in.number("version"),
                        ViewJson.entries(in.objects("entries")),
                        ViewJson.status(in.object("stand")),
                        in.time("now"));
            case "done" -> new ServerMessage.Done(in.text("id"), in.number("version"));
            case "refused" ->
                new ServerMessage.Refused(
                        in.text("id"), MessageJson.read(in.object("why").node()));
            case "around" ->
                new ServerMessage.Around(
                        in.table("table"),
                        times(in.object("absentSince")),
                        times(in.object("mayActAt")),
                        in.number("spectators"),
                        in.time("now"));
            case "phrase" -> new ServerMessage.PhraseSaid(in.table("table"), in.seat(), ClientJson.phrase(in));
            case "chat" -> new ServerMessage.Chatted(in.table("table"), in.seat(), in.text("text"));
            case "lobby" -> new ServerMessage.Lobby(lobbyTables(in, "open"), lobbyTables(in, "running"));
            case "your-table" ->
                new ServerMessage.YourTable(
                        in.table("table"),
                        in.number("version"),
                        ViewJson.phase(in),
                        in.text("variant"),
                        in.seats("seats"),
                        in.flag("yourTurn", false));
            case "ping" -> new ServerMessage.Ping(in.bigNumber("number"));
            case "pong" -> new ServerMessage.Pong(in.bigNumber("number"));
            case "no-such-table" -> new ServerMessage.NoSuchTable(in.table("table"));
            case "closing" -> new ServerMessage.Closing(in.millis("comeBackAfter"));
            case "not-understood" -> new ServerMessage.NotUnderstood(in.text("why"));
            default -> throw in.wrong("say", "what a server of protocol " + PROTOCOL + " says");
        };
    }

    private static Player player(Reader in) throws Reader.Wrong {
        return new Player(in.player("id"), in.text("name"), in.flag("program", false));
    }

    /** Times by player, as a message about presence has them. */
    public static Map<PlayerId, Instant> times(String text) throws Reader.Wrong {
        return times(Reader.of(text));
    }

    private static Map<PlayerId, Instant> times(Reader in) throws Reader.Wrong {
        Map<PlayerId, Instant> times = new LinkedHashMap<>();
        for (String player : in.fields()) times.put(new PlayerId(player), in.time(player));
        return times;
    }

    private static List<LobbyTable> lobbyTables(Reader in, String field) throws Reader.Wrong {
        List<LobbyTable> tables = new ArrayList<>();
        for (Reader one : in.objects(field)) {
            tables.add(new LobbyTable(
                    one.table("table"),
                    ViewJson.phase(one),
                    one.text("variant"),
                    one.text("house"),
                    one.text("pace"),
                    one.number("freeChairs"),
                    one.texts("names"),
                    one.time("changedAt")));
        }
        return tables;
    }

    private static JsonObject say(String what) {
        return Json.object().put("say", what);
    }

    private static JsonObject welcome(Optional<Player> player, Instant now) {
        JsonObject node = say("welcome").put("protocol", PROTOCOL).put("now", now.toEpochMilli());
        player.ifPresentOrElse(one -> node.put("player", write(one)), () -> node.putNull("player"));
        return node;
    }

    public static JsonObject write(Player player) {
        return Json.object()
                .put("id", player.id().text())
                .put("name", player.name())
                .put("program", player.isProgram());
    }

    private static JsonObject state(ServerMessage.State state) {
        return table(state).put("say", "state");
    }

    /** A whole table, as HTTP answers with it. */
    public static JsonObject table(ServerMessage.State state) {
        return ViewJson.write(state.view(), state.now());
    }

    private static JsonObject happened(ServerMessage.Happened happened) {
        JsonObject node = say("happened")
                .put("version", happened.version())
                .put("table", happened.table().text())
                .put("now", happened.now().toEpochMilli());
        node.put("entries", ViewJson.write(happened.entries()));
        node.put("stand", ViewJson.write(happened.status()));
        return node;
    }

    private static JsonObject around(ServerMessage.Around around) {
        JsonObject node = say("around")
                .put("table", around.table().text())
                .put("now", around.now().toEpochMilli())
                .put("spectators", around.spectators());
        JsonObject absent = node.putObject("absentSince");
        JsonObject mayAct = node.putObject("mayActAt");
        around.absentSince().forEach((player, since) -> absent.put(player.text(), since.toEpochMilli()));
        around.mayActAt().forEach((player, at) -> mayAct.put(player.text(), at.toEpochMilli()));
        return node;
    }

    private static JsonObject lobby(List<LobbyTable> open, List<LobbyTable> running) {
        JsonObject node = say("lobby");
        node.put("open", tables(open));
        node.put("running", tables(running));
        return node;
    }

    private static JsonObject yourTable(ServerMessage.YourTable yours) {
        JsonObject node = say("your-table")
                .put("table", yours.table().text())
                .put("version", yours.version())
                .put("phase", ViewJson.phase(yours.phase()))
                .put("variant", yours.variant());
        JsonArray letters = node.putArray("seats");
        yours.seats().stream().sorted().forEach(seat -> letters.add(seat.name()));
        return node.put("yourTurn", yours.isYourTurn());
    }

    /** A player's own tables, as the lobby lists them, with those that wait for the player's move. */
    public static JsonArray tables(List<LobbyTable> tables, Set<TableId> due) {
        JsonArray array = Json.array();
        tables.forEach(table -> array.add(table(table).put("yourTurn", due.contains(table.id()))));
        return array;
    }

    /** Tables as the lobby lists them. */
    public static JsonArray tables(List<LobbyTable> tables) {
        JsonArray array = Json.array();
        tables.forEach(table -> array.add(table(table)));
        return array;
    }

    private static JsonObject table(LobbyTable table) {
        JsonObject one = Json.object()
                .put("table", table.id().text())
                .put("phase", ViewJson.phase(table.phase()))
                .put("variant", table.variant())
                .put("house", table.house())
                .put("pace", table.pace())
                .put("freeChairs", table.freeChairs())
                .put("changedAt", table.changedAt().toEpochMilli());
        JsonArray names = one.putArray("names");
        table.names().forEach(names::add);
        return one;
    }
}
