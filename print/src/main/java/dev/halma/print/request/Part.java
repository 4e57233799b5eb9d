package dev.halma.print.request;

/** The parts of a set. */
public enum Part {
    BOARD,
    PIECES,
    RULES
}
