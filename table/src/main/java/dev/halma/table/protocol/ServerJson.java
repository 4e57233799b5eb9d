package dev.halma.table.protocol;

import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Entry;
import dev.halma.table.Player;
import dev.halma.table.Table;
import dev.halma.table.TableEvent;
import dev.halma.table.TableId;
import java.time.Instant;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.ObjectNode;

/** Writes what the server says. */
public final class ServerJson {

    /** The version of the protocol. A client that knows an older one still understands what it knows. */
    public static final int PROTOCOL = 1;

    private static final String CHAT = "{\"say\":\"chat\"";
    private static final String AROUND = "{\"say\":\"around\"";
    private static final String CHAIRS = ",\"chairs\":";
    private static final String AFTER_CHAIRS = ",\"talks\":";
    private static final String HAPPENED = "{\"say\":\"happened\",\"version\":";

    private ServerJson() {}

    public static String text(ServerMessage message) {
        return Json.text(
                switch (message) {
                    case ServerMessage.Welcome(Optional<Player> player, Instant now) -> welcome(player, now);
                    case ServerMessage.State state -> state(state);
                    case ServerMessage.Happened happened -> happened(happened);
                    case ServerMessage.Done(String id, int version) ->
                        say("done").put("id", id).put("version", version);
                    case ServerMessage.Refused(String id, var why) ->
                        say("refused").put("id", id).set("why", ToldJson.write(why));
                    case ServerMessage.Around around -> around(around);
                    case ServerMessage.PhraseSaid(var table, Seat seat, Phrase phrase) ->
                        say("phrase")
                                .put("table", table.text())
                                .put("seat", seat.name())
                                .put("phrase", phrase.text());
                    case ServerMessage.Chatted(var table, Seat seat, String text) ->
                        say("chat")
                                .put("table", table.text())
                                .put("seat", seat.name())
                                .put("text", text);
                    case ServerMessage.Lobby(var open, var running) -> lobby(open, running);
                    case ServerMessage.YourTable(Table table, Set<Seat> seats, boolean isYourTurn) ->
                        yourTable(table, seats, isYourTurn);
                    case ServerMessage.Ping(long number) -> say("ping").put("number", number);
                    case ServerMessage.Pong(long number) -> say("pong").put("number", number);
                    case ServerMessage.NoSuchTable(var table) ->
                        say("no-such-table").put("table", table.text());
                    case ServerMessage.Closing(var comeBackAfter) ->
                        say("closing").put("comeBackAfter", comeBackAfter.toMillis());
                    case ServerMessage.NotUnderstood(String why) ->
                        say("not-understood").put("why", why);
                });
    }

    private static ObjectNode say(String what) {
        return Json.object().put("say", what);
    }

    /** Whether a message holds free words of a player. */
    public static boolean isChat(String message) {
        return message.startsWith(CHAT);
    }

    /** Whether a message tells who is at a table. */
    public static boolean isAround(String message) {
        return message.startsWith(AROUND);
    }

    /** The version after what a message tells has happened; nothing for other messages. Quick: every node reads all news. */
    public static OptionalInt version(String message) {
        if (!message.startsWith(HAPPENED)) return OptionalInt.empty();
        int end = HAPPENED.length();
        while (end < message.length() && Character.isDigit(message.charAt(end))) end++;
        return OptionalInt.of(Integer.parseInt(message, HAPPENED.length(), end, 10));
    }

    /** What a message tells about the people at the table, as text. Quick, as above. */
    public static String people(String message) {
        int start = message.indexOf(CHAIRS);
        int end = message.indexOf(AFTER_CHAIRS, start + 1);
        return start < 0 || end < 0 ? "" : message.substring(start, end);
    }

    private static ObjectNode welcome(Optional<Player> player, Instant now) {
        ObjectNode node = say("welcome").put("protocol", PROTOCOL).put("now", now.toEpochMilli());
        player.ifPresentOrElse(one -> node.set("player", write(one)), () -> node.putNull("player"));
        return node;
    }

    public static ObjectNode write(Player player) {
        return Json.object()
                .put("id", player.id().text())
                .put("name", player.name())
                .put("program", player.isProgram());
    }

    private static ObjectNode state(ServerMessage.State state) {
        return table(state).put("say", "state");
    }

    /** A whole table, as HTTP answers with it. */
    public static ObjectNode table(ServerMessage.State state) {
        Table table = state.table();
        ObjectNode node = Json.object()
                .put("table", table.id().text())
                .put("version", table.version())
                .put("now", state.now().toEpochMilli())
                .put("maker", table.maker().text());
        node.set("plan", PlanJson.write(table.plan(), state.showsInvitation()));
        node.set("stand", stand(table, state.names()));
        table.game().ifPresentOrElse(game -> node.put("game", gameText(game)), () -> node.putNull("game"));
        return node;
    }

    private static String gameText(Game game) {
        return GameText.text(GameRecord.of(game));
    }

    private static ObjectNode happened(ServerMessage.Happened happened) {
        ObjectNode node = say("happened")
                .put("version", happened.table().version())
                .put("table", happened.table().id().text())
                .put("now", happened.now().toEpochMilli());
        node.set("entries", entries(happened.entries()));
        node.set("stand", stand(happened.table(), happened.names()));
        return node;
    }

    private static ArrayNode entries(List<Entry> entries) {
        ArrayNode array = Json.array();
        entries.forEach(entry -> array.add(entry(entry)));
        return array;
    }

    /** An entry as clients see it: without the secret of the table. */
    public static ObjectNode entry(Entry entry) {
        ObjectNode event = entry.event() instanceof TableEvent.Made made
                ? Json.object()
                        .put("kind", "made")
                        .put("maker", made.maker().text())
                        .set("plan", PlanJson.write(made.plan(), false))
                : EventJson.write(entry.event());
        return Json.object()
                .put("version", entry.version())
                .put("at", entry.at().toEpochMilli())
                .set("event", event);
    }

    /** How things stand: all that a screen shows besides the board. */
    private static ObjectNode stand(Table table, Map<Seat, String> names) {
        ObjectNode node = Json.object().put("phase", phase(table.phase())).put("paused", table.isPaused());
        put(node, "toMove", table.toMove().map(Seat::name));
        put(node, "thinking", table.thinking().map(Seat::name));
        put(node, "rematch", table.rematch().map(Object::toString));
        ObjectNode chairs = node.putObject("chairs");
        table.chairs().forEach((seat, chair) -> {
            ObjectNode one = PlanJson.chair(chair);
            if (chair.owner().isPresent()) one.put("name", names.getOrDefault(seat, ""));
            chairs.set(seat.name(), one);
        });
        ArrayNode talks = node.putArray("talks");
        table.talks().forEach((what, talk) -> {
            ObjectNode one = talks.addObject()
                    .put("proposal", what.text())
                    .put("by", talk.proposer().name());
            ArrayNode agreed = one.putArray("agreed");
            talk.agreed().forEach(seat -> agreed.add(seat.name()));
        });
        if (table.clocks().left().isEmpty()) return node.putNull("clocks");
        ObjectNode clocks = node.putObject("clocks");
        ObjectNode left = clocks.putObject("left");
        table.clocks().left().forEach((seat, time) -> left.put(seat.name(), time.toMillis()));
        put(clocks, "running", table.clocks().running().map(Seat::name));
        clocks.put("since", table.clocks().since().toEpochMilli());
        return node;
    }

    private static String phase(Table.Phase phase) {
        return phase.name().toLowerCase(Locale.ROOT);
    }

    private static void put(ObjectNode node, String field, Optional<String> text) {
        text.ifPresentOrElse(value -> node.put(field, value), () -> node.putNull(field));
    }

    private static ObjectNode around(ServerMessage.Around around) {
        ObjectNode node = say("around")
                .put("table", around.table().text())
                .put("now", around.now().toEpochMilli())
                .put("spectators", around.spectators());
        ObjectNode absent = node.putObject("absentSince");
        ObjectNode mayAct = node.putObject("mayActAt");
        around.absentSince().forEach((player, since) -> {
            absent.put(player.text(), since.toEpochMilli());
            mayAct.put(player.text(), since.plus(around.fairWait()).toEpochMilli());
        });
        return node;
    }

    private static ObjectNode lobby(List<LobbyTable> open, List<LobbyTable> running) {
        ObjectNode node = say("lobby");
        node.set("open", tables(open));
        node.set("running", tables(running));
        return node;
    }

    private static ObjectNode yourTable(Table table, Set<Seat> seats, boolean isYourTurn) {
        ObjectNode node = say("your-table")
                .put("table", table.id().text())
                .put("version", table.version())
                .put("phase", phase(table.phase()))
                .put("variant", table.plan().variant().id());
        ArrayNode letters = node.putArray("seats");
        seats.stream().sorted().forEach(seat -> letters.add(seat.name()));
        return node.put("yourTurn", isYourTurn);
    }

    /** A player's own tables, as the lobby lists them, with those that wait for the player's move. */
    public static ArrayNode tables(List<LobbyTable> tables, Set<TableId> due) {
        ArrayNode array = Json.array();
        tables.forEach(table -> array.add(table(table).put("yourTurn", due.contains(table.id()))));
        return array;
    }

    /** Tables as the lobby lists them. */
    public static ArrayNode tables(List<LobbyTable> tables) {
        ArrayNode array = Json.array();
        tables.forEach(table -> array.add(table(table)));
        return array;
    }

    private static ObjectNode table(LobbyTable table) {
        ObjectNode one = Json.object()
                .put("table", table.id().text())
                .put("phase", phase(table.phase()))
                .put("variant", table.variant())
                .put("house", table.house())
                .put("pace", table.pace())
                .put("freeChairs", table.freeChairs())
                .put("changedAt", table.changedAt().toEpochMilli());
        ArrayNode names = one.putArray("names");
        table.names().forEach(names::add);
        return one;
    }
}
