package dev.halma.cli.terminal;

import dev.halma.cli.terminal.table.Sitter;
import dev.halma.engine.level.Level;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.EnumSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.databind.node.ObjectNode;

/**
 * Who plays, as a list for the seats A, B and so on: {@code me}, {@code level1} to {@code level8} or just the number, {@code
 * open} or {@code invited} at an online table, or the name of somebody here. Whoever is missing is like the last one.
 */
record Roster(List<String> words) {

    static final Roster USUAL = parse("me,level3");

    static Roster parse(String text) {
        return new Roster(Arrays.stream(text.split(","))
                .map(String::strip)
                .filter(word -> !word.isEmpty())
                .toList());
    }

    private String word(Seat seat) {
        if (words.isEmpty()) return "me";
        return words.get(Math.min(seat.index(), words.size() - 1));
    }

    private static Optional<Level> level(String word) {
        return Level.named(word.replaceFirst("^level", ""));
    }

    /**
     * The players of a table here.
     *
     * @param name of the person who is {@code me}; may be empty
     */
    Map<Seat, Sitter> sitters(Variant variant, String name) {
        Map<Seat, Sitter> sitters = new EnumMap<>(Seat.class);
        variant.seatings().forEach(seating -> {
            String word = word(seating.seat());
            Sitter sitter = level(word)
                    .<Sitter>map(Sitter.Computer::new)
                    .orElseGet(() -> new Sitter.Person(word.equals("me") ? name : word, true));
            sitters.put(seating.seat(), sitter);
        });
        return sitters;
    }

    static Set<Seat> persons(Map<Seat, Sitter> sitters) {
        Set<Seat> persons = EnumSet.noneOf(Seat.class);
        sitters.forEach((seat, sitter) -> {
            if (sitter instanceof Sitter.Person) persons.add(seat);
        });
        return persons;
    }

    /** Writes the chairs of a table at a server into its plan. */
    void plan(Variant variant, ObjectNode plan) {
        ObjectNode chairs = plan.putObject("chairs");
        ObjectNode names = plan.putObject("names");
        variant.seatings().forEach(seating -> {
            String seat = seating.seat().name();
            String word = word(seating.seat());
            ObjectNode chair = chairs.putObject(seat);
            Optional<Level> level = level(word);
            if (level.isPresent()) {
                chair.put("kind", "computer").put("level", level.get().number());
            } else if (word.equals("open") || word.equals("invited")) {
                chair.put("kind", word);
            } else {
                chair.put("kind", "me");
                if (!word.equals("me")) names.put(seat, word);
            }
        });
    }
}
