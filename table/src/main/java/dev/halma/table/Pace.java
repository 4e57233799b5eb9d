package dev.halma.table;

import java.time.Duration;
import java.util.Optional;

/** How much time the players have. As text: {@code none}, {@code move:30}, {@code game:600}, {@code game:600+5}, {@code days:3}. */
public sealed interface Pace {

    /** No clock. */
    record Untimed() implements Pace {}

    /** A time for every turn. */
    record PerMove(Duration turn) implements Pace {}

    /** A time for the whole game, and an increment after every turn; sudden death if the increment is zero. */
    record PerGame(Duration game, Duration increment) implements Pace {}

    /** Days for every turn. */
    record Days(int days) implements Pace {}

    /** The longest time that can be agreed on for a game or a turn, in seconds. */
    int MOST_SECONDS = 10 * 60 * 60;

    int MOST_DAYS = 30;

    /** Reads a pace; nothing where the text is no pace, or a time is zero or too long. */
    static Optional<Pace> parse(String text) {
        if (text.equals("none")) return Optional.of(new Untimed());
        int colon = text.indexOf(':');
        int plus = text.indexOf('+');
        if (colon < 0) return Optional.empty();
        String kind = text.substring(0, colon);
        int number = Words.number(text.substring(colon + 1, plus < 0 ? text.length() : Math.max(plus, colon + 1)));
        int increment = plus < 0 ? 0 : Words.number(text.substring(plus + 1));
        if (number < 1 || increment < 0 || number > MOST_SECONDS || increment > MOST_SECONDS) return Optional.empty();
        if (kind.equals("game")) {
            return Optional.of(new PerGame(Duration.ofSeconds(number), Duration.ofSeconds(increment)));
        }
        if (plus >= 0) return Optional.empty();
        return switch (kind) {
            case "move" -> Optional.of(new PerMove(Duration.ofSeconds(number)));
            case "days" -> number > MOST_DAYS ? Optional.empty() : Optional.of(new Days(number));
            default -> Optional.empty();
        };
    }

    default String text() {
        return switch (this) {
            case Untimed untimed -> "none";
            case PerMove(Duration turn) -> "move:" + turn.toMillis() / 1000;
            case PerGame(Duration game, Duration increment) ->
                "game:" + game.toMillis() / 1000 + (increment.isZero() ? "" : "+" + increment.toMillis() / 1000);
            case Days(int days) -> "days:" + days;
        };
    }

    /** The pace of a seat that has a multiple of the usual time. */
    default Pace times(int factor) {
        return switch (this) {
            case Untimed untimed -> untimed;
            case PerMove(Duration turn) -> new PerMove(turn.multipliedBy(factor));
            case PerGame(Duration game, Duration increment) ->
                new PerGame(game.multipliedBy(factor), increment.multipliedBy(factor));
            case Days(int days) -> new Days(days * factor);
        };
    }

    /** The time of a seat before its first turn; empty without a clock. */
    default Optional<Duration> first() {
        return switch (this) {
            case Untimed untimed -> Optional.empty();
            case PerMove(Duration turn) -> Optional.of(turn);
            case PerGame(Duration game, Duration increment) -> Optional.of(game);
            case Days(int days) -> Optional.of(Duration.ofDays(days));
        };
    }

    /** The time of a seat for each turn; empty where one time holds for the whole game. */
    default Optional<Duration> perTurn() {
        return this instanceof PerGame ? Optional.empty() : first();
    }

    /** The time of a seat after a turn that left it with this much. */
    default Duration afterTurn(Duration left) {
        return this instanceof PerGame(Duration game, Duration increment)
                ? left.plus(increment)
                : perTurn().orElse(left);
    }

    /** The time of a seat after its turn was taken back: without what the turn added, but never zero. */
    default Duration beforeTurn(Duration left) {
        boolean canGive = this instanceof PerGame(Duration game, Duration increment) && left.compareTo(increment) > 0;
        return canGive ? left.minus(((PerGame) this).increment()) : left;
    }

    /** How long the players wait for an absent player before they may act for that seat. */
    default Duration fairWait() {
        return switch (this) {
            case Untimed untimed -> Duration.ofMinutes(10); // no clock runs, so there is time
            case PerMove move -> Duration.ofSeconds(30);
            case PerGame game -> Duration.ofSeconds(30);
            case Days days -> Duration.ofDays(1);
        };
    }

    /** Parts of a pace as text. */
    final class Words {
        private static final int MOST_DIGITS = 5;

        private Words() {}

        /** The number that a text is; -1 if it is none. */
        private static int number(String text) {
            boolean isNumber = !text.isEmpty()
                    && text.length() <= MOST_DIGITS
                    && text.chars().allMatch(c -> c >= '0' && c <= '9');
            return isNumber ? Integer.parseInt(text) : -1;
        }
    }
}
