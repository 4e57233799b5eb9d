package dev.halma.print;

import dev.halma.print.board.PieceLook;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;

/** The shape that a piece is cut out of. */
interface Token {

    /** The room for the scissors between two tokens. */
    double GAP = 2;

    double width();

    double height();

    /** The distance from row to row; less than the height if rows nest. */
    double rowHeight();

    /** The shift of every second row, so that it nests into the one above. */
    double stagger();

    void draw(Drawing drawing, Point middle, PieceLook look);

    static Token of(SetPlan plan) {
        return plan.request().pawns()
                ? new Pawn(plan.board().cell())
                : new Disc(plan.board().cell(), plan.isTactile());
    }
}
