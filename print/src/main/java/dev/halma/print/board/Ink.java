package dev.halma.print.board;

/** The inks of the printer: greys and solid black, patterns of thin lines that save ink, or colours. */
public enum Ink {
    MONO,
    LIGHT,
    COLOUR
}
