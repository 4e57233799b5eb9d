package dev.halma.print;

import dev.halma.print.board.PieceLook;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;

/** A flat piece. */
record Disc(double cell, boolean tactile) implements Token {

    private static final double NESTED = Math.sqrt(3) / 2;

    @Override
    public double width() {
        return cell * PiecePicture.SHARE_OF_CELL;
    }

    @Override
    public double height() {
        return width();
    }

    @Override
    public double rowHeight() {
        return (width() + GAP) * NESTED;
    }

    @Override
    public double stagger() {
        return (width() + GAP) / 2;
    }

    @Override
    public void draw(Drawing drawing, Point middle, PieceLook look) {
        if (tactile) PiecePicture.drawTactile(drawing, middle, width() / 2, look);
        else PiecePicture.draw(drawing, middle, width() / 2, look);
    }
}
