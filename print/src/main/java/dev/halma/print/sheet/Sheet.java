package dev.halma.print.sheet;

import java.util.List;

/**
 * One sheet of paper.
 *
 * @param title the title in a list of sheets
 * @param width in millimetres, as is the height
 */
public record Sheet(String title, double width, double height, List<Shape> shapes) {

    public Sheet {
        shapes = List.copyOf(shapes);
    }
}
