package dev.halma.server.behaviour;

import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variants;
import dev.halma.table.Allowance;
import dev.halma.table.Chair;
import dev.halma.table.First;
import dev.halma.table.Pace;
import dev.halma.table.Plan;
import dev.halma.table.PlayerId;
import dev.halma.table.Terms;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The first step of a behaviour: {@code at halma-8 none A ada+2 bo}.
 *
 * @param owners the player of each seat; none where a computer sits
 */
record Setup(
        boolean isAtOneDevice,
        String variant,
        String pace,
        String first,
        Map<Seat, String> owners,
        Map<Seat, Level> computers,
        Map<Seat, Integer> timeOdds,
        Map<Seat, Allowance> allowances) {

    static Setup parse(String text) {
        List<String> words = List.of(text.split(" ", -1));
        Map<Seat, String> owners = new EnumMap<>(Seat.class);
        Map<Seat, Level> computers = new EnumMap<>(Seat.class);
        Map<Seat, Integer> timeOdds = new EnumMap<>(Seat.class);
        Map<Seat, Allowance> allowances = new EnumMap<>(Seat.class);
        for (int i = 4; i < words.size(); i++) {
            Seat seat = Seat.of(i - 4);
            String[] parts = words.get(i).split("(?=[*+!])", -1);
            if (parts[0].startsWith("level")) {
                computers.put(
                        seat, Level.named(parts[0].substring("level".length())).orElseThrow());
            } else {
                owners.put(seat, parts[0]);
            }
            for (int more = 1; more < parts.length; more++) {
                String value = parts[more].substring(1);
                switch (parts[more].charAt(0)) {
                    case '*' -> timeOdds.put(seat, Integer.valueOf(value));
                    case '+' -> allowances.put(seat, new Allowance(true, true, Integer.parseInt(value)));
                    default -> allowances.put(seat, new Allowance(false, true, 0));
                }
            }
        }
        boolean isAtOneDevice = words.getFirst().equals("device");
        return new Setup(
                isAtOneDevice, words.get(1), words.get(2), words.get(3), owners, computers, timeOdds, allowances);
    }

    /** The plan of the table, with every player seated. */
    Plan plan(Function<String, PlayerId> ids) {
        Map<Seat, Chair> chairs = new EnumMap<>(Seat.class);
        owners.forEach((seat, name) -> chairs.put(seat, Chair.Person.of(ids.apply(name))));
        computers.forEach((seat, level) -> chairs.put(seat, new Chair.Computer(level)));
        Terms terms = isAtOneDevice ? Terms.AT_ONE_DEVICE : Terms.USUAL;
        return new Plan(
                Variants.named(variant),
                Pace.parse(pace).orElseThrow(),
                timeOdds,
                chairs,
                First.parse(first).orElseThrow(),
                false,
                false,
                "letmein",
                terms.withAllowances(allowances));
    }

    /** The same as a maker sends it to a server: chairs of others wait for them. */
    String json() {
        Map<String, String> chairs = new LinkedHashMap<>();
        String maker = owners.get(Seat.A);
        owners.forEach((seat, name) ->
                chairs.put(seat.name(), "{\"kind\":\"" + (name.equals(maker) ? "me" : "invited") + "\"}"));
        computers.forEach(
                (seat, level) -> chairs.put(seat.name(), "{\"kind\":\"computer\",\"level\":" + level.number() + "}"));
        Map<String, String> odds = new LinkedHashMap<>();
        timeOdds.forEach((seat, times) -> odds.put(seat.name(), times.toString()));
        Map<String, String> agreed = new LinkedHashMap<>();
        allowances.forEach((seat, one) -> agreed.put(
                seat.name(),
                "{\"undo\":%b,\"hints\":%b,\"headStart\":%d}"
                        .formatted(one.takesBack(), one.getsHints(), one.headStart())));
        return "{\"variant\":\"%s\",\"pace\":\"%s\",\"first\":\"%s\",\"chairs\":%s,\"timeOdds\":%s,\"allowances\":%s}"
                .formatted(variant, pace, first, object(chairs), object(odds), object(agreed));
    }

    private static String object(Map<String, String> fields) {
        return "{"
                + String.join(
                        ",",
                        fields.entrySet().stream()
                                .map(field -> "\"" + field.getKey() + "\":" + field.getValue())
                                .toList())
                + "}";
    }
}
