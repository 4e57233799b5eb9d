package dev.halma.print;

import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.BoardStyle;
import dev.halma.print.board.Camps;
import dev.halma.print.board.Palette;
import dev.halma.print.board.RoutePicture;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.rules.move.Position;
import dev.halma.rules.move.Route;
import java.util.Optional;

/**
 * A position on its board.
 *
 * @param route the route of a move, shown as an arrow
 * @param coordinates whether letters and numbers stand around the board
 */
public record Diagram(Position position, Optional<Route> route, Palette palette, boolean coordinates) {

    /** The diagram on a sheet of its own size, with cells of this many millimetres. */
    public Sheet sheet(double cell, String title) {
        BoardPlan plan = plan(cell);
        Drawing drawing = new Drawing();
        draw(drawing, new Point(0, 0), plan);
        return new Sheet(title, plan.width(), plan.height(), drawing.shapes());
    }

    /** The measures of the diagram. Coordinates need a frame. */
    public BoardPlan plan(double cell) {
        return BoardPlan.of(position.variant().board(), cell, cell * (coordinates ? 0.8 : 0.15));
    }

    public void draw(Drawing drawing, Point corner, BoardPlan plan) {
        BoardStyle style = new BoardStyle(palette, coordinates, false, false);
        BoardPicture picture = BoardPicture.at(corner, plan, Camps.of(position.variant()), style);
        picture.draw(drawing);
        plan.board().cells().stream()
                .forEach(cell -> position.owner(cell).ifPresent(seat -> picture.drawPiece(drawing, cell, seat)));
        route.ifPresent(way -> RoutePicture.draw(
                drawing, way.cells().stream().map(picture::centre).toList(), plan.cell() / 9));
    }
}
