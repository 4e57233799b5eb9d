package dev.halma.browser;

import dev.halma.rules.game.Beginning;
import dev.halma.rules.game.Beginning.Way;
import dev.halma.rules.notation.HouseText;
import dev.halma.rules.notation.Parsed;
import dev.halma.rules.variant.HouseRule;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import dev.halma.table.json.Json;
import dev.halma.table.json.JsonObject;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;

/** The settings that players agree on before a game: house rules, and which seat begins. */
final class Agreement {

    private Agreement() {}

    /** The house rules in force, and the rules with something to choose. */
    static Json house(String variant, String house) {
        return Answer.to(RuleBook.variant(variant, house), agreed -> Answer.yes(json(agreed)));
    }

    /** The same as {@link #house}, with one rule changed. */
    static Json agree(String variant, String house, String rule, String choice) {
        return Answer.to(
                RuleBook.variant(variant, house),
                before -> Answer.yes(json(HouseRule.named(rule)
                        .flatMap(named -> named.agree(before, choice))
                        .orElseThrow(() -> new IllegalArgumentException("no house rule " + rule + "=" + choice)))));
    }

    private static Json json(Variant variant) {
        return Json.object()
                .put("text", HouseText.text(variant))
                .put(
                        "rules",
                        Json.array(Arrays.stream(HouseRule.values())
                                .filter(rule -> rule.isOpen(variant))
                                .map(rule -> json(variant, rule))));
    }

    private static Json json(Variant variant, HouseRule rule) {
        return Json.object()
                .put("id", rule.id())
                .put("choices", Json.texts(rule.offered(variant)))
                .put("choice", rule.agreed(variant));
    }

    /** The ways to decide which seat begins, and the seats among which the page must ask for the youngest player. */
    static Json beginnings(String variant, List<String> persons, String wished) {
        Beginning beginning = beginning(variant, persons);
        return Json.object()
                .put("ways", Json.texts(beginning.ways().stream().map(Way::text).toList()))
                .put("way", beginning.way(way(wished)).text())
                .put(
                        "asked",
                        Json.texts(beginning.maybeYoungest(way(wished)).stream()
                                .map(Seat::name)
                                .toList()));
    }

    /** The seat that begins, with every throw. Null if more random numbers are needed. */
    static Json decide(String variant, List<String> persons, String wished, int[] random) {
        return beginning(variant, persons)
                .decide(way(wished), random)
                .map(Agreement::json)
                .orElse(Json.nothing());
    }

    private static Json json(Beginning.Decision decision) {
        return Json.object()
                .put("first", decision.first().name())
                .put("throws", Json.array(decision.rounds().stream().map(Agreement::round)));
    }

    private static Json round(Map<Seat, Integer> round) {
        JsonObject thrown = Json.object();
        round.forEach((seat, number) -> thrown.put(seat.name(), number));
        return thrown;
    }

    private static Beginning beginning(String variant, List<String> persons) {
        Parsed<Variant> played = RuleBook.variant(variant, "");
        Set<Seat> seats = persons.stream().map(RuleBook::seat).collect(Collectors.toSet());
        return new Beginning(played.orThrow().seats(), seats);
    }

    private static Way way(String text) {
        return Way.named(text).orElseThrow(() -> new IllegalArgumentException("no way to begin: " + text));
    }
}
