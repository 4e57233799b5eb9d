package dev.halma.cli.terminal;

import dev.halma.cli.shared.Spelling;
import dev.halma.cli.terminal.table.Seated;
import dev.halma.engine.level.Level;
import dev.halma.i18n.Texts;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import dev.halma.rules.variant.Variant;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import tools.jackson.databind.node.ObjectNode;

/**
 * Who plays, as a list for the seats A, B and so on: {@code me}, {@code level1} to {@code level8} or just the number,
 * {@code open} or {@code invited} at an online table, or the name of a person here. The last word also holds for all
 * further seats.
 */
record Roster(List<String> words) {

    private static final List<String> LEVELS =
            IntStream.rangeClosed(1, 8).mapToObj(number -> "level" + number).toList();

    /** The chairs for players who are not here. */
    private static final List<String> CHAIRS = List.of("open", "invited");

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

    /**
     * What is wrong with the list: a word that looks like a computer and is none would otherwise become a name.
     *
     * @param isOnline whether chairs may be left open for others
     */
    Optional<String> problem(Texts texts, boolean isOnline) {
        return words.stream()
                .filter(word -> looksLikeALevel(word) || (!isOnline && CHAIRS.contains(word)))
                .findFirst()
                .map(word -> {
                    List<String> near = Spelling.near(word, LEVELS);
                    String wrong = texts.text("terminal.no-player", Map.of("found", word));
                    return near.isEmpty() ? wrong : wrong + " " + texts.text("cli.did-you-mean", Map.of("words", near));
                });
    }

    /** That there are more players than seats. */
    Optional<String> surplus(Texts texts, Variant variant) {
        Map<String, ?> facts = Map.of("players", words.size(), "seats", variant.seats());
        return words.size() > variant.seats()
                ? Optional.of(texts.text("terminal.too-many-players", facts))
                : Optional.empty();
    }

    private static boolean looksLikeALevel(String word) {
        if (level(word).isPresent()) return false;
        boolean isMisspelt = word.length() > 2 && !Spelling.near(word, LEVELS).isEmpty();
        return isMisspelt || word.matches("(?i)(level)?[- ]?[0-9]+");
    }

    private static Optional<Level> level(String word) {
        return Level.named(word.replaceFirst("^level", ""));
    }

    /**
     * The players of a table here.
     *
     * @param name of the person who is {@code me}; may be empty
     */
    Seated seated(Variant variant, String name) {
        Seated seated = Seated.none();
        for (Seating seating : variant.seatings()) {
            String word = word(seating.seat());
            Optional<Level> level = level(word);
            seated = level.isPresent()
                    ? seated.withComputer(seating.seat(), level.get())
                    : seated.withPerson(seating.seat(), word.equals("me") ? name : word);
        }
        return seated;
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
            } else if (CHAIRS.contains(word)) {
                chair.put("kind", word);
            } else {
                chair.put("kind", "me");
                if (!word.equals("me")) names.put(seat, word);
            }
        });
    }
}
