package dev.halma.print.paper;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Sheet;
import java.util.List;

/** A sheet of paper, portrait or landscape, with its printable area. */
public record Page(double width, double height) {

    /** More than any printer's margin. */
    public static final double MARGIN = 8;

    /** The room around a tile of a board, for the marks at its corners. */
    public static final double CORNER = 5;

    private static final double HEADER = 20;

    public static Page upright(Paper paper) {
        return new Page(paper.width(), paper.height());
    }

    public static Page across(Paper paper) {
        return new Page(/* width= */ paper.height(), /* height= */ paper.width());
    }

    public static List<Page> bothWays(Paper paper) {
        return List.of(upright(paper), across(paper));
    }

    public Box printable() {
        return new Box(0, 0, width, height).inset(MARGIN);
    }

    /** The strip for the title. */
    public Box header() {
        return new Box(MARGIN, MARGIN, width - 2 * MARGIN, HEADER - 2);
    }

    /** The printable part below the header. */
    public Box body() {
        Box all = printable();
        return new Box(all.x(), all.y() + HEADER, all.width(), all.height() - HEADER);
    }

    /** The area for a tile of a board. */
    public Box roomForParts() {
        return body().inset(CORNER);
    }

    public Sheet sheet(String title, Drawing drawing) {
        return new Sheet(title, width, height, drawing.shapes());
    }
}
