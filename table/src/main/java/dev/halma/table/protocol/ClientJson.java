package dev.halma.table.protocol;

import dev.halma.rules.game.Request;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.notation.Problem;
import dev.halma.rules.notation.RequestText;
import dev.halma.rules.variant.Seat;
import dev.halma.table.Command;
import dev.halma.table.Naming;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.util.Optional;

/** Parses the messages of clients, and writes them for clients in Java. */
public final class ClientJson {

    private static final int LONGEST_ID = 64;
    private static final int LONGEST_CHAT = 200;

    private ClientJson() {}

    /** Parses a message. A malformed one becomes {@link ClientMessage.Unreadable}. */
    public static ClientMessage parse(String text) {
        String id = "";
        try {
            Reader in = Reader.of(text);
            if (in.has("id")) id = id(in);
            return read(in);
        } catch (Reader.Wrong e) {
            return new ClientMessage.Unreadable(id, String.valueOf(e.getMessage()));
        }
    }

    private static ClientMessage read(Reader in) throws Reader.Wrong {
        return switch (in.text("say", "")) {
            case "watch" -> new ClientMessage.Watch(in.table("table"), in.has("since") ? in.number("since") : 0);
            case "unwatch" -> new ClientMessage.Unwatch(in.table("table"));
            case "ask" -> new ClientMessage.Ask(id(in), in.table("table"), command(in.object("do")));
            case "phrase" -> new ClientMessage.SayPhrase(id(in), in.table("table"), in.seat(), phrase(in));
            case "chat" -> new ClientMessage.Chat(id(in), in.table("table"), in.seat(), chat(in));
            case "lobby" -> new ClientMessage.WatchLobby(in.flag("on", true));
            case "ping" -> new ClientMessage.Ping(in.bigNumber("number"));
            case "pong" -> new ClientMessage.Pong(in.bigNumber("number"));
            default -> throw in.wrong("say", "watch, unwatch, ask, phrase, chat, lobby, ping or pong");
        };
    }

    /**
     * Reads a client's id of a command. Control characters, which not every database can store, are refused here.
     */
    public static String id(Reader in) throws Reader.Wrong {
        String id = in.text("id");
        boolean isVisible = id.chars().allMatch(c -> c > ' ' && c < 127);
        if (id.isEmpty() || id.length() > LONGEST_ID || !isVisible) {
            throw in.wrong("id", "1 to " + LONGEST_ID + " letters, digits or other visible characters of ASCII");
        }
        return id;
    }

    static Phrase phrase(Reader in) throws Reader.Wrong {
        Optional<Phrase> phrase = Phrase.named(in.text("phrase"));
        return phrase.orElseThrow(() -> in.wrong("phrase", "one of the preset phrases"));
    }

    private static String chat(Reader in) throws Reader.Wrong {
        String text = Naming.cleaned(in.text("text"));
        boolean fits = !text.isEmpty() && text.codePointCount(0, text.length()) <= LONGEST_CHAT;
        if (!fits) throw in.wrong("text", "1 to " + LONGEST_CHAT + " characters");
        return text;
    }

    /** Reads a command. {@link Command.ComputerMove}, {@link Command.Rule} and {@link Command.CheckClock} are the server's own. */
    public static Command command(Reader in) throws Reader.Wrong {
        return switch (in.text("what", "")) {
            case "sit" -> new Command.Sit(in.seat(), in.text("key", ""), in.name("name"));
            case "rise" -> new Command.Rise(in.seat());
            case "send-away" -> new Command.SendAway(in.seat());
            case "seat-computer" -> new Command.SeatComputer(in.seat(), in.level());
            case "cancel" -> new Command.Cancel();
            default -> inGame(in);
        };
    }

    /** Reads a command in a game. A table at one device has no others: its players sit there from the beginning. */
    public static Command inGame(Reader in) throws Reader.Wrong {
        return switch (in.text("what", "")) {
            case "play" -> play(in.seat(), in.text("text"), in.number("after"));
            case "propose" -> new Command.Propose(in.seat(), in.proposal());
            case "agree" -> new Command.Agree(in.seat(), in.proposal());
            case "decline" -> new Command.Decline(in.seat(), in.proposal());
            case "resume" -> new Command.Resume(in.seat());
            case "skip" -> new Command.Skip(in.seat());
            case "stand-in" -> new Command.StandIn(in.seat(), in.level());
            case "return" -> new Command.Return(in.seat());
            default ->
                throw in.wrong(
                        "what",
                        "sit, rise, send-away, seat-computer, play, propose, agree, decline, resume, skip, stand-in, return or"
                                + " cancel");
        };
    }

    /** A player's request in a game. The table refuses a text that can't be parsed, with a message for players. */
    private static Command play(Seat seat, String text, int after) {
        return switch (RequestText.parse(text)) {
            case Parsed.Read<Request>(Request request) -> new Command.Play(seat, request, after);
            case Parsed.Unreadable<Request>(Problem problem) -> new Command.Unreadable(seat, problem);
        };
    }

    /** A message as clients written in Java send it. */
    public static String text(ClientMessage message) {
        JsonObject said = switch (message) {
            case ClientMessage.Watch(var table, int since) ->
                say("watch").put("table", table.text()).put("since", since);
            case ClientMessage.Unwatch(var table) -> say("unwatch").put("table", table.text());
            case ClientMessage.Ask(String id, var table, Command command) ->
                say("ask").put("id", id).put("table", table.text()).put("do", write(command));
            case ClientMessage.SayPhrase(String id, var table, Seat seat, Phrase phrase) ->
                say("phrase")
                        .put("id", id)
                        .put("table", table.text())
                        .put("seat", seat.name())
                        .put("phrase", phrase.text());
            case ClientMessage.Chat(String id, var table, Seat seat, String text) ->
                say("chat")
                        .put("id", id)
                        .put("table", table.text())
                        .put("seat", seat.name())
                        .put("text", text);
            case ClientMessage.WatchLobby(boolean on) -> say("lobby").put("on", on);
            case ClientMessage.Ping(long number) -> say("ping").put("number", number);
            case ClientMessage.Pong(long number) -> say("pong").put("number", number);
            case ClientMessage.Unreadable unreadable ->
                throw new IllegalArgumentException("nobody says what can't be read");
        };
        return said.text();
    }

    private static JsonObject say(String what) {
        return Json.object().put("say", what);
    }

    /** A command as clients written in Java send it. */
    public static String text(Command command) {
        return write(command).text();
    }

    private static JsonObject write(Command command) {
        return switch (command) {
            case Command.Sit(Seat seat, String key, String name) ->
                what("sit", seat).put("key", key).put("name", name);
            case Command.Rise(Seat seat) -> what("rise", seat);
            case Command.SendAway(Seat seat) -> what("send-away", seat);
            case Command.SeatComputer(Seat seat, var level) ->
                what("seat-computer", seat).put("level", level.number());
            case Command.Play(Seat seat, Request request, int after) ->
                what("play", seat).put("text", RequestText.text(request)).put("after", after);
            case Command.Propose(Seat seat, var proposal) ->
                what("propose", seat).put("proposal", proposal.text());
            case Command.Agree(Seat seat, var proposal) -> what("agree", seat).put("proposal", proposal.text());
            case Command.Decline(Seat seat, var proposal) ->
                what("decline", seat).put("proposal", proposal.text());
            case Command.Resume(Seat seat) -> what("resume", seat);
            case Command.Skip(Seat seat) -> what("skip", seat);
            case Command.StandIn(Seat seat, var level) -> what("stand-in", seat).put("level", level.number());
            case Command.Return(Seat seat) -> what("return", seat);
            case Command.Cancel() -> Json.object().put("what", "cancel");
            case Command.Unreadable unreadable -> throw new IllegalArgumentException("no client sends " + unreadable);
            case Command.ComputerMove move -> throw new IllegalArgumentException("only the server asks for " + move);
            case Command.Rule rule -> throw new IllegalArgumentException("only the server asks for " + rule);
            case Command.CheckClock() -> throw new IllegalArgumentException("only the server looks at the clock");
        };
    }

    private static JsonObject what(String what, Seat seat) {
        return Json.object().put("what", what).put("seat", seat.name());
    }
}
