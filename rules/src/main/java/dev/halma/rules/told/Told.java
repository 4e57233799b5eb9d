package dev.halma.rules.told;

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
public record Told(String key, Map<String, Fact> facts) {

    public Told {
        facts = Collections.unmodifiableMap(new LinkedHashMap<>(facts));
    }

    public static Told of(String key) {
        return new Told(key, Map.of());
    }

    /** The setting of a house rule. Partners are described by how they sit, not by their letters. */
    public static Told of(HouseRule rule, HouseRules rules) {
        Sides sides = rules.sides();
        String choice = rule == HouseRule.SIDES ? sides.pattern() : rule.choice(rules);
        return of("house." + rule.id() + "." + choice).with("sides", sides.text());
    }

    /** The key without its family: {@code empty-cell}. */
    public String code() {
        return key.substring(key.indexOf('.') + 1);
    }

    public Told with(String name, String text) {
        return with(name, new Fact.Word(text));
    }

    public Told with(String name, int number) {
        return with(name, new Fact.Count(number));
    }

    public Told with(String name, boolean isSo) {
        return with(name, new Fact.Flag(isSo));
    }

    public Told with(String name, List<String> choices) {
        return with(name, new Fact.Choice(choices));
    }

    public Told with(String name, Seat seat) {
        return with(name, new Fact.Someone(seat));
    }

    public Told with(String name, Told nested) {
        return with(name, new Fact.Nested(nested));
    }

    public Told withAll(String name, List<Told> nested) {
        return with(name, new Fact.All(nested));
    }

    /** Adds a side as {@code seat} and {@code partner}. The partner of a seat that plays alone is {@code none}. */
    public Told with(Side side) {
        Told first = with("seat", side.seats().get(0));
        return side.seats().size() == 1
                ? first.with("partner", "none")
                : first.with("partner", side.seats().get(1));
    }

    private Told with(String name, Fact fact) {
        Map<String, Fact> more = new LinkedHashMap<>(facts);
        more.put(name, fact);
        return new Told(key, more);
    }
}
