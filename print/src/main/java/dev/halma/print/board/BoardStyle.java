package dev.halma.print.board;

/**
 * What a drawn board shows besides its cells.
 *
 * @param coordinates letters and numbers in the frame
 * @param marks a small piece on each cell where one starts, and a hollow mark in a goal where none does
 * @param tactile broad edges that can be traced with relief paint
 */
public record BoardStyle(Palette palette, boolean coordinates, boolean marks, boolean tactile) {

    /** The style of a picture in a text, too small for anything but cells and camps. */
    public static BoardStyle small(Palette palette) {
        return new BoardStyle(palette, false, false, false);
    }
}
