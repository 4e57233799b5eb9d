package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Sheet;
import java.util.List;

/** A sheet of paper, portrait or landscape, with its printable area. */
record Page(double width, double height) {

    /** More than any printer's margin. */
    static final double MARGIN = 8;

    /** The room around a tile of a board, for the marks at its corners. */
    static final double CORNER = 5;

    private static final double HEADER = 20;

    static Page upright(Paper paper) {
        return new Page(paper.width(), paper.height());
    }

    static Page across(Paper paper) {
        return new Page(/* width= */ paper.height(), /* height= */ paper.width());
    }

    static List<Page> bothWays(Paper paper) {
        return List.of(upright(paper), across(paper));
    }

    Box printable() {
        return new Box(0, 0, width, height).inset(MARGIN);
    }

    /** The strip for the title. */
    Box header() {
        return new Box(MARGIN, MARGIN, width - 2 * MARGIN, HEADER - 2);
    }

    /** The printable part below the header. */
    Box body() {
        Box all = printable();
        return new Box(all.x(), all.y() + HEADER, all.width(), all.height() - HEADER);
    }

    /** The area for a tile of a board. */
    Box roomForParts() {
        return body().inset(CORNER);
    }

    Sheet sheet(String title, Drawing drawing) {
        return new Sheet(title, width, height, drawing.shapes());
    }
}
