package dev.halma.print.pieces;

import dev.halma.print.board.Look;
import dev.halma.print.request.SetPlan;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;

/** What a piece is cut out from. */
interface Token {

    /** Between two tokens, for the scissors. */
    double GAP = 2;

    double width();

    double height();

    /** How much lower the next row starts; less than the height where rows nest. */
    double rowHeight();

    /** How far every second row is shifted, so that it nests into the one above. */
    double stagger();

    void draw(Drawing drawing, Point middle, Look look);

    static Token of(SetPlan plan) {
        return plan.request().pawns()
                ? new Pawn(plan.board().cell())
                : new Disc(plan.board().cell(), plan.isTactile());
    }
}
