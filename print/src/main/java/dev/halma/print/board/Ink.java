package dev.halma.print.board;

/** What the printer can do. */
public enum Ink {
    MONO,
    COLOUR
}
