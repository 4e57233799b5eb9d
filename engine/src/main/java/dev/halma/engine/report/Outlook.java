package dev.halma.engine.report;

import dev.halma.rules.variant.Side;

/** Who is ahead by how many turns, or wins: what a person wants to know of a line. */
public sealed interface Outlook {

    /** Nobody is ahead by as much as half a turn. */
    record Even() implements Outlook {}

    /** A side is ahead of the best of the others by about so many of its own turns. */
    record Ahead(Side side, int turns) implements Outlook {}

    /** The side to move wins after so many turns, counting those of all seats. */
    record Wins(Side side, int turns) implements Outlook {}

    /** The side to move has lost after so many turns, counting those of all seats. */
    record Loses(Side side, int turns) implements Outlook {}
}
