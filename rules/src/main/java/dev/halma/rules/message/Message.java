package dev.halma.rules.message;

import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Side;
import dev.halma.rules.variant.Sides;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * A message that is not yet translated: its key, for example {@code refusal.empty-cell}, and its facts by name. The
 * facts keep their order, so that the same message is written the same way everywhere.
 */
public record Message(String key, Map<String, Fact> facts) {

    public Message {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    public static Message of(String key) {
        return new Message(key, Map.of());
    }

    /** The setting of a house rule. Partners are described by how they sit, not by their letters. */
    public static Message of(HouseRule rule, HouseRules rules) {
        Sides sides = rules.sides();
        String choice = rule == HouseRule.SIDES ? sides.pattern() : rule.choice(rules);
        return of("house." + rule.id() + "." + choice).with("sides", sides.text());
    }

    /** The key without its family: {@code empty-cell}. */
    public String code() {
        return key.substring(key.indexOf('.') + 1);
    }

    public Message with(String name, String text) {
        return with(name, new Fact.Word(text));
    }

    public Message with(String name, int number) {
        return with(name, new Fact.Count(number));
    }

    public Message with(String name, boolean isSo) {
        return with(name, new Fact.Flag(isSo));
    }

    public Message with(String name, List<String> choices) {
        return with(name, new Fact.Choice(choices));
    }

    public Message with(String name, Seat seat) {
        return with(name, new Fact.Someone(seat));
    }

    public Message with(String name, Message nested) {
        return with(name, new Fact.Nested(nested));
    }

    public Message withAll(String name, List<Message> nested) {
        return with(name, new Fact.All(nested));
    }

    /** Adds a side as {@code seat} and {@code partner}. The partner of a seat that plays alone is {@code none}. */
    public Message with(Side side) {
        Message first = with("seat", side.seats().get(0));
        return side.seats().size() == 1
                ? first.with("partner", "none")
                : first.with("partner", side.seats().get(1));
    }

    private Message with(String name, Fact fact) {
        Map<String, Fact> more = new LinkedHashMap<>(facts);
        more.put(name, fact);
        return new Message(key, more);
    }
}
