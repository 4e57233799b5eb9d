package dev.halma.bench.learning;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.Collectors;

/**
 * A game that was played to learn from, as far as the two armies touched.
 *
 * @param number the number of the game; it seeds all its random choices
 */
record GameRecord(int number, List<Turn> turns) {

    GameRecord {
        turns = List.copyOf(turns);
    }

    /**
     * One turn.
     *
     * @param score of a deeper search before the move, for the seat to move; empty if the position was not searched
     * @param move by its int, see {@link dev.halma.rules.move.LiveBoard#move}
     */
    record Turn(OptionalInt score, int move) {

        private String text() {
            String code = "%04x".formatted(move);
            return score.isPresent() ? score.getAsInt() + ":" + code : code;
        }

        private static Optional<Turn> parse(String text) {
            if (!text.matches("(-?[0-9]{1,7}:)?[0-9a-f]{4}")) return Optional.empty();
            int colon = text.indexOf(':');
            OptionalInt score =
                    colon < 0 ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text.substring(0, colon)));
            return Optional.of(new Turn(score, Integer.parseInt(text.substring(colon + 1), 16)));
        }
    }

    /** One line of a file: {@code 17 0a1b -120:2c3d ...}. */
    String text() {
        return number + " " + turns.stream().map(Turn::text).collect(Collectors.joining(" "));
    }

    /** Reads a line. Empty if it is not whole, as the last one of a run that was killed may be. */
    static Optional<GameRecord> parse(String line) {
        String[] parts = line.split(" ", -1);
        if (!parts[0].matches("[0-9]{1,9}")) return Optional.empty();
        List<Turn> turns = new ArrayList<>();
        for (int i = 1; i < parts.length; i++) {
            Optional<Turn> turn = Turn.parse(parts[i]);
            if (turn.isEmpty()) return Optional.empty();
            turns.add(turn.get());
        }
        return Optional.of(new GameRecord(Integer.parseInt(parts[0]), turns));
    }
}
