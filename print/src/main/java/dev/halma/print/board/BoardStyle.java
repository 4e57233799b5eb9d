package dev.halma.print.board;

/**
 * What a drawn board shows besides its cells.
 *
 * @param coordinates letters and numbers in the frame
 * @param marks the seats' marks on the cells where they start
 * @param tactile broad edges that can be traced with relief paint
 */
public record BoardStyle(Ink ink, boolean coordinates, boolean marks, boolean tactile) {

    /** The style of a picture in a text, too small for anything but cells and camps. */
    public static BoardStyle small(Ink ink) {
        return new BoardStyle(ink, false, false, false);
    }
}
