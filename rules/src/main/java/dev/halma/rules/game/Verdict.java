package dev.halma.rules.game;

/** The referee's verdict on a request. */
public sealed interface Verdict {

    /** The request was accepted; this is the game after it. */
    record Accepted(Game game) implements Verdict {}

    /** The request was refused; the game is unchanged. */
    record Refused(Refusal why) implements Verdict {}
}
