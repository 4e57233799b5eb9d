package dev.halma.print.request;

/** What a set consists of. */
public enum Part {
    BOARD,
    PIECES,
    RULES
}
