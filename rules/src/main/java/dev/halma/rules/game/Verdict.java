package dev.halma.rules.game;

/** The referee's answer to a request. */
public sealed interface Verdict {

    /** It has happened, and this is the game after it. */
    record Accepted(Game game) implements Verdict {}

    /** Nothing has changed, and this is why. */
    record Refused(Refusal why) implements Verdict {}
}
