package dev.halma.server.store;

/** What a server has to do at a table by itself. */
public enum Work {
    /** To look at a clock that has run out. */
    CLOCK,
    /** To move for a computer. */
    COMPUTER
}
