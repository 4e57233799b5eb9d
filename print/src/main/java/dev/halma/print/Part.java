package dev.halma.print;

/** A part of a set. */
public enum Part {
    BOARD,
    PIECES,
    RULES,
    TEACHER
}
