package dev.halma.cli.online;

import dev.halma.rules.told.Fact;
import dev.halma.rules.told.Told;
import dev.halma.rules.variant.Seat;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import tools.jackson.databind.JsonNode;

/** Messages without words, as a server writes them. */
public final class ToldReader {

    private ToldReader() {}

    public static Told read(JsonNode node) {
        Map<String, Fact> facts = new LinkedHashMap<>();
        node.path("facts").properties().forEach(fact -> facts.put(fact.getKey(), fact(fact.getValue())));
        return new Told(node.path("key").asString("table.refused.not-understood"), facts);
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
                ? new Fact.All(nodes.stream().map(ToldReader::read).toList())
                : new Fact.Choice(nodes.stream().map(JsonNode::asString).toList());
    }
}
