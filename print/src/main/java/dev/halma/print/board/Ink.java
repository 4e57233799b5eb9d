package dev.halma.print.board;

/** The inks of the printer. */
public enum Ink {
    MONO,
    COLOUR
}
