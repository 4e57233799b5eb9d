package dev.halma.cli.board;

/** How the places of a text board look. Each text is one column wide, with or without colours. */
public interface Look {

    String cell(int cell);

    /** The mark to the left of a cell; a space where there is none. */
    default String before(int cell) {
        return " ";
    }

    /** The mark to the right of a cell; a space where there is none. */
    default String after(int cell) {
        return " ";
    }

    /** A letter of a file, or the number of a rank. */
    default String label(String text) {
        return text;
    }
}
