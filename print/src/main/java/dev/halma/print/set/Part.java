package dev.halma.print.set;

/** What a set consists of. */
public enum Part {
    BOARD,
    PIECES,
    RULES
}
