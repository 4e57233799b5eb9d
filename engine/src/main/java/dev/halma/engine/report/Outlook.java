package dev.halma.engine.report;

import dev.halma.rules.variant.Side;

/** Which side is ahead and by how many turns, or which side wins. */
public sealed interface Outlook {

    /** No side is ahead by as much as half a turn. */
    record Even() implements Outlook {}

    /** A side is ahead of the best other one by about this number of its own turns. */
    record Ahead(Side side, int turns) implements Outlook {}

    /** The side to move wins after this number of turns, those of all seats counted. It is proven. */
    record Wins(Side side, int turns) implements Outlook {}

    /** The side to move has lost after this number of turns, those of all seats counted. It is proven. */
    record Loses(Side side, int turns) implements Outlook {}

    /** The side to move is expected to win after this number of turns. */
    record ExpectedWin(Side side, int turns) implements Outlook {}

    /** The side to move is expected to have lost after this number of turns. */
    record ExpectedLoss(Side side, int turns) implements Outlook {}
}
