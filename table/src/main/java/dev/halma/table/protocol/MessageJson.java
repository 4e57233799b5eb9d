package dev.halma.table.protocol;

import dev.halma.rules.message.Fact;
import dev.halma.rules.message.Message;
import dev.halma.rules.variant.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ArrayNode;
import tools.jackson.databind.node.JsonNodeFactory;
import tools.jackson.databind.node.ObjectNode;

/** Messages without words as JSON, in the form that the page's rule book has too. */
public final class MessageJson {

    private static final JsonNodeFactory NODES = JsonNodeFactory.instance;

    private MessageJson() {}

    public static ObjectNode write(Message message) {
        ObjectNode node = Json.object().put("key", message.key()).put("code", message.code());
        ObjectNode facts = node.putObject("facts");
        message.facts().forEach((name, fact) -> facts.set(name, write(fact)));
        return node;
    }

    private static JsonNode write(Fact fact) {
        return switch (fact) {
            case Fact.Word word -> NODES.stringNode(word.text());
            case Fact.Count count -> NODES.numberNode(count.number());
            case Fact.Flag flag -> NODES.booleanNode(flag.isSo());
            case Fact.Choice choice -> {
                ArrayNode texts = NODES.arrayNode();
                choice.texts().forEach(texts::add);
                yield texts;
            }
            case Fact.Someone someone ->
                Json.object().put("seat", someone.seat().name());
            case Fact.Nested nested -> write(nested.message());
            case Fact.All all -> {
                ArrayNode each = NODES.arrayNode();
                all.messages().forEach(message -> each.add(write(message)));
                yield each;
            }
        };
    }

    /** Reads a message without words. */
    public static Message read(JsonNode node) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        node.path("facts").properties().forEach(fact -> facts.put(fact.getKey(), fact(fact.getValue())));
        return new Message(node.path("key").asString("table.refused.not-understood"), facts);
    }

    private static Fact fact(JsonNode node) {
        if (node.isNumber()) return new Fact.Count(node.intValue());
        if (node.isBoolean()) return new Fact.Flag(node.booleanValue());
        if (node.isArray()) return list(node.valueStream().toList());
        if (node.has("key")) return new Fact.Nested(read(node));
        if (node.has("seat"))
            return new Fact.Someone(Seat.valueOf(node.path("seat").asString()));
        return new Fact.Word(node.asString(""));
    }

    private static Fact list(List<JsonNode> nodes) {
        boolean areTold = !nodes.isEmpty() && nodes.getFirst().isObject();
        return areTold
                ? new Fact.All(nodes.stream().map(MessageJson::read).toList())
                : new Fact.Choice(nodes.stream().map(JsonNode::asString).toList());
    }
}
