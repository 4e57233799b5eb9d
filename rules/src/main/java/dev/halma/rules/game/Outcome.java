package dev.halma.rules.game;

import dev.halma.rules.message.Message;
import dev.halma.rules.move.Position;
import dev.halma.rules.variant.Side;

/** The outcome of a game, or that it is still open. */
public sealed interface Outcome {

    /** Still in play. */
    record Open() implements Outcome {}

    record Won(Side side, Why why) implements Outcome {}

    record Drawn(Why why) implements Outcome {}

    /** The outcome by a position alone. Repetition and agreement belong to the game. */
    static Outcome of(Position position) {
        return position.homeSide()
                .<Outcome>map(side -> new Won(side, Why.HOME))
                .or(() -> position.lastSide().map(side -> new Won(side, Why.RESIGNATION)))
                .orElseGet(() -> {
                    if (position.nobodyCanMove()) return new Drawn(Why.STUCK);
                    if (position.isQuietTooLong()) return new Drawn(Why.QUIET);
                    return position.isTooLong() ? new Drawn(Why.LENGTH) : new Open();
                });
    }

    /** The reason why a game ended. */
    enum Why {
        HOME("home"),
        RESIGNATION("resignation"),
        TIME("time"),
        LEFT("left"),
        AGREEMENT("agreement"),
        REPETITION("repetition"),
        QUIET("quiet"),
        LENGTH("length"),
        STUCK("stuck");

        private final String code;

        Why(String code) {
            this.code = code;
        }

        public String code() {
            return code;
        }
    }

    /** The message: {@code open}, or {@code won-} or {@code drawn-} and the reason. */
    default Message message() {
        return switch (this) {
            case Open() -> Message.of("outcome.open");
            case Won(Side side, Why why) ->
                Message.of("outcome.won-" + why.code()).with(side);
            case Drawn(Why why) -> Message.of("outcome.drawn-" + why.code());
        };
    }

    default boolean isOver() {
        return !(this instanceof Open);
    }

    /** As a game file writes it: the winning side's seats, {@code draw} or {@code *}. */
    default String result() {
        return switch (this) {
            case Open() -> "*";
            case Won(Side side, Why why) -> side.text();
            case Drawn(Why why) -> "draw";
        };
    }
}
