package dev.halma.table;

import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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
        Matcher parts = Words.FORM.matcher(text);
        if (!parts.matches()) return Optional.empty();
        int number = Integer.parseInt(parts.group(2));
        boolean isGame = parts.group(1).equals("game");
        if (parts.group(3) != null && !isGame) return Optional.empty();
        int increment = parts.group(3) == null ? 0 : Integer.parseInt(parts.group(3));
        boolean isDays = parts.group(1).equals("days");
        if (number == 0 || number > (isDays ? MOST_DAYS : MOST_SECONDS) || increment > MOST_SECONDS) {
            return Optional.empty();
        }
        if (isDays) return Optional.of(new Days(number));
        Duration time = Duration.ofSeconds(number);
        return Optional.of(isGame ? new PerGame(time, Duration.ofSeconds(increment)) : new PerMove(time));
    }

    default String text() {
        return switch (this) {
            case Untimed untimed -> "none";
            case PerMove(Duration turn) -> "move:" + turn.toSeconds();
            case PerGame(Duration game, Duration increment) ->
                "game:" + game.toSeconds() + (increment.isZero() ? "" : "+" + increment.toSeconds());
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
        return this instanceof Days ? Duration.ofDays(1) : Duration.ofSeconds(30);
    }

    /** The form of a pace as text. */
    final class Words {
        private static final Pattern FORM = Pattern.compile("(move|game|days):([0-9]{1,5})(?:\\+([0-9]{1,5}))?");

        private Words() {}
    }
}
