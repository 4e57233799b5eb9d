package dev.halma.server.store;

/** The work that a server does at a table without a player's command. */
public enum Work {
    /** To check a clock that has run out. */
    CLOCK,
    /** To move for a computer. */
    COMPUTER
}
