package dev.halma.table.protocol;

import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonArray;
import dev.halma.table.json.JsonObject;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/** Messages without words as JSON: refusals of a server, and what the page's rule book says. */
public final class MessageJson {

    private MessageJson() {}

    public static JsonObject write(Message message) {
        JsonObject node = Json.object().put("key", message.key()).put("code", message.code());
        JsonObject facts = node.putObject("facts");
        message.facts().forEach((name, fact) -> facts.put(name, write(fact)));
        return node;
    }

    private static Json write(Fact fact) {
        return switch (fact) {
            case Fact.Word word -> Json.of(word.text());
            case Fact.Count count -> Json.of(count.number());
            case Fact.Flag flag -> Json.of(flag.isSo());
            case Fact.Choice choice -> Json.texts(choice.texts());
            case Fact.Someone someone ->
                Json.object().put("seat", someone.seat().name());
            case Fact.Nested nested -> write(nested.message());
            case Fact.All all -> Json.array(all.messages().stream().map(MessageJson::write));
        };
    }

    /** Reads a message without words, as an answer over HTTP has it. */
    public static Message parse(String text) {
        return read(Json.parse(text).orElse(Json.nothing()));
    }

    static Message read(Json json) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        if (!(json instanceof JsonObject object)) return new Message("table.refused.not-understood", facts);
        if (object.get("facts") instanceof JsonObject given) {
            given.names().forEach(name -> facts.put(name, fact(given.get(name))));
        }
        return new Message(
                object.get("key") instanceof Json.Text(String key) ? key : "table.refused.not-understood", facts);
    }

    private static Fact fact(@Nullable Json json) {
        return switch (json) {
            case Json.Figure figure -> new Fact.Count((int) figure.whole().orElse(0));
            case Json.Flag(boolean isSo) -> new Fact.Flag(isSo);
            case JsonArray array -> list(array.values());
            case JsonObject object
            when object.get("seat") instanceof Json.Text(String seat) -> new Fact.Someone(Seat.valueOf(seat));
            case JsonObject object -> new Fact.Nested(read(object));
            case Json.Text(String text) -> new Fact.Word(text);
            case Json.Null nothing -> new Fact.Word("");
            case null -> new Fact.Word("");
        };
    }

    private static Fact list(List<Json> values) {
        boolean areMessages = !values.isEmpty() && values.getFirst() instanceof JsonObject;
        return areMessages
                ? new Fact.All(values.stream().map(MessageJson::read).toList())
                : new Fact.Choice(values.stream()
                        .map(value -> value instanceof Json.Text(String text) ? text : "")
                        .toList());
    }
}
