package dev.halma.table.client;

import dev.halma.rules.game.Game;
import dev.halma.rules.game.Verdict;
import dev.halma.rules.notation.EventText;
import dev.halma.rules.notation.GameText;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Command;
import dev.halma.table.PlayerId;
import dev.halma.table.TableId;
import dev.halma.table.protocol.ClientMessage;
import java.time.Instant;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;
import tools.jackson.databind.JsonNode;

/**
 * One table as a client knows it. Whoever holds the line calls {@link #opened} when it opens, gives every message to
 * {@link #hear}, and sends what these answer with.
 */
public final class TableClient {

    /**
     * The server's answer to a command.
     *
     * @param version after it, if it was carried out
     * @param why the key of the refusal; empty if it was carried out
     */
    public record Answered(ClientMessage.Ask ask, int version, String why) {
        public boolean isDone() {
            return why.isEmpty();
        }
    }

    private final TableId table;
    private final Consumer<Answered> answers;
    private final Map<String, ClientMessage.Ask> unanswered = new LinkedHashMap<>();
    private final Map<PlayerId, Instant> absentSince = new LinkedHashMap<>();
    private int version;
    private boolean isCatchingUp;
    private @Nullable Variant variant;
    private @Nullable Game game;
    private @Nullable Stand stand;

    /** @param answers hears the answer to every command, once */
    public TableClient(TableId table, Consumer<Answered> answers) {
        this.table = table;
        this.answers = answers;
    }

    public TableId table() {
        return table;
    }

    /** The last version that is known; 0 for none. */
    public int version() {
        return version;
    }

    /** The game, once it has begun. */
    public Optional<Game> game() {
        return Optional.ofNullable(game);
    }

    /** How things stand; nothing before the server has said it. */
    public Optional<Stand> stand() {
        return Optional.ofNullable(stand);
    }

    /** The players who are away, and since when. */
    public Map<PlayerId, Instant> absentSince() {
        return absentSince;
    }

    /** The commands that wait for their answers, the oldest first. */
    public List<ClientMessage.Ask> unanswered() {
        return List.copyOf(unanswered.values());
    }

    /**
     * Makes a command. It is kept until it is answered; a line that opens anew sends it again.
     *
     * @param id never used before by this player
     */
    public ClientMessage ask(String id, Command command) {
        ClientMessage.Ask ask = new ClientMessage.Ask(id, table, command);
        unanswered.put(id, ask);
        return ask;
    }

    /** A line has opened: what has to be said first. */
    public List<ClientMessage> opened() {
        List<ClientMessage> first = new ArrayList<>();
        first.add(watch());
        first.addAll(unanswered.values());
        isCatchingUp = true;
        return first;
    }

    private ClientMessage watch() {
        return new ClientMessage.Watch(table, version);
    }

    /** Takes a message of the server; answers with what has to be said to it. */
    public Optional<ClientMessage> hear(JsonNode message) {
        String say = message.path("say").stringValue("");
        if (say.equals("done") || say.equals("refused")) {
            answered(message);
            return Optional.empty();
        }
        if (!message.path("table").stringValue("").equals(table.text())) return Optional.empty();
        return switch (say) {
            case "state" -> {
                replace(message);
                yield Optional.empty();
            }
            case "happened" -> happened(message);
            case "around" -> {
                absentSince.clear();
                message.path("absentSince")
                        .properties()
                        .forEach(one -> absentSince.put(
                                new PlayerId(one.getKey()),
                                Instant.ofEpochMilli(one.getValue().longValue())));
                yield Optional.empty();
            }
            default -> Optional.empty(); // newer servers say more
        };
    }

    private void answered(JsonNode message) {
        ClientMessage.Ask ask = unanswered.remove(message.path("id").stringValue(""));
        if (ask == null) return; // it was sent twice and has its answer
        answers.accept(new Answered(
                ask,
                message.path("version").intValue(0),
                message.path("why").path("key").stringValue("")));
    }

    private void replace(JsonNode state) {
        variant = variant(state.path("plan"));
        version = state.path("version").intValue();
        stand = Stand.read(state.path("stand"));
        JsonNode text = state.path("game");
        game = text.isString() ? GameText.parse(text.stringValue()).orThrow().game() : null;
        isCatchingUp = false;
    }

    private static Variant variant(JsonNode plan) {
        Variant known = Variants.named(plan.path("variant").stringValue());
        return HouseText.parse(known, plan.path("house").stringValue()).orThrow();
    }

    private Optional<ClientMessage> happened(JsonNode message) {
        List<JsonNode> entries = new ArrayList<>();
        message.path("entries").forEach(entries::add);
        int last =
                entries.isEmpty() ? version : entries.getLast().path("version").intValue();
        int told = message.path("version").intValue(last);
        if (told < version) return Optional.empty(); // all of it is known, and more
        entries.removeIf(entry -> entry.path("version").intValue() <= version);
        int next = entries.isEmpty() ? told : entries.getFirst().path("version").intValue() - 1;
        if (next != version) return missed();
        entries.forEach(entry -> {
            apply(entry.path("event"));
            version = entry.path("version").intValue();
        });
        stand = Stand.read(message.path("stand"));
        isCatchingUp = false;
        return Optional.empty();
    }

    /** Something was missed: it has to be asked for, once. */
    private Optional<ClientMessage> missed() {
        if (isCatchingUp) return Optional.empty();
        isCatchingUp = true;
        return Optional.of(watch());
    }

    /** What an event changes on the board. The server says how everything else stands. */
    private void apply(JsonNode event) {
        switch (event.path("kind").stringValue("")) {
            case "made" -> variant = variant(event.path("plan"));
            case "began" -> {
                if (variant == null) throw new IllegalStateException("a game has begun at an unknown table");
                game = Game.of(variant, Stand.seat(event.path("first").stringValue()));
            }
            case "played" -> game = played(event.path("text").stringValue());
            case "taken-back" -> {
                for (int i = event.path("events").intValue(); i > 0; i--) {
                    game = game().flatMap(Game::before).orElseThrow();
                }
            }
            default -> {} // nothing on the board
        }
    }

    private Game played(String text) {
        Game now = game().orElseThrow();
        EventText.Entry entry = EventText.parse(text, now.position().toMove()).orThrow();
        if (entry.replayedIn(now) instanceof Verdict.Accepted(Game next)) return next;
        throw new IllegalStateException("the server says " + text + ", which can't have happened in " + now);
    }
}
