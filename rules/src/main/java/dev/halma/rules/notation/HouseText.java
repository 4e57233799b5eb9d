package dev.halma.rules.notation;

import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.HouseRules;
import dev.halma.rules.variant.HouseRules.Places;
import dev.halma.rules.variant.Variant;
import dev.halma.rules.variant.Variants;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** House rules as {@code guards=1,win=both}: the changes to a variant that the players agreed on. */
public final class HouseText {

    private HouseText() {}

    /** The variant under the house rules in the text. An empty text changes nothing. */
    public static Parsed<Variant> parse(Variant variant, String text) {
        return Scanner.read(text, scanner -> read(scanner, variant));
    }

    static Variant read(Scanner scanner, Variant variant) {
        HouseRules rules = variant.houseRules();
        Set<HouseRule> seen = EnumSet.noneOf(HouseRule.class);
        scanner.skipSpace();
        int winAt = scanner.at();
        int placesAt = winAt;
        boolean more = !scanner.isAtEnd();
        while (more) {
            int start = scanner.at();
            HouseRule rule = rule(scanner);
            if (!seen.add(rule)) throw scanner.expectedAt(start, new Expected.EachOnce(rule.id()));
            if (rule == HouseRule.WIN) winAt = start;
            if (rule == HouseRule.PLACES) placesAt = start;
            rules = choice(scanner, rule, rules, variant.seats());
            scanner.skipSpace();
            more = scanner.take(',');
            scanner.skipSpace();
        }
        if (!rules.canBePlayed()) {
            boolean isPlaces = rules.places() == Places.ON;
            throw isPlaces
                    ? scanner.expectedAt(placesAt, new Expected.Alone())
                    : scanner.expectedAt(winAt, new Expected.Partners());
        }
        return variant.with(rules);
    }

    private static HouseRule rule(Scanner scanner) {
        int start = scanner.at();
        Optional<HouseRule> rule = HouseRule.named(scanner.word());
        if (rule.isEmpty()) {
            List<String> names =
                    Arrays.stream(HouseRule.values()).map(HouseRule::id).toList();
            throw scanner.expectedAt(start, new Expected.OneOf(names));
        }
        scanner.skipSpace();
        scanner.require('=');
        scanner.skipSpace();
        return rule.get();
    }

    private static HouseRules choice(Scanner scanner, HouseRule rule, HouseRules rules, int seats) {
        int start = scanner.at();
        StringBuilder value = new StringBuilder(scanner.word());
        while (scanner.take('+')) value.append('+').append(scanner.word());
        return rule.chosen(rules, value.toString(), seats)
                .orElseThrow(() -> scanner.expectedAt(start, new Expected.HouseChoice(rule, rule.choices(seats))));
    }

    /** The differences from the variant in the catalogue, or from the usual rules; empty if there are none. */
    public static String text(Variant variant) {
        HouseRules usual =
                Variants.find(variant.id()).map(Variant::houseRules).orElse(HouseRules.usual(variant.seats()));
        if (usual.equals(variant.houseRules())) return "";
        return Arrays.stream(HouseRule.values())
                .filter(rule -> !rule.choice(usual).equals(rule.choice(variant.houseRules())))
                .map(rule -> rule.id() + "=" + rule.choice(variant.houseRules()))
                .collect(Collectors.joining(","));
    }
}
