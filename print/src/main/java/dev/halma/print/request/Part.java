package dev.halma.print.request;

/** A part of a set. */
public enum Part {
    BOARD,
    PIECES,
    RULES,
    TEACHER
}
