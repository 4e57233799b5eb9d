package dev.halma.print;

import dev.halma.print.sheet.Point;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;

/**
 * The pieces of one seat and its card, nested into a width. Points count from the top left corner of the block.
 *
 * @param middles the centres of the tokens, row by row
 */
record PieceBlock(Seating seating, List<Point> middles, double height) {

    static final double HEADING = 9;

    /** Spare pieces, because small things get lost. */
    static final int SPARE = 2;

    PieceBlock {
        middles = List.copyOf(middles);
    }

    static PieceBlock of(Seating seating, Token token, double width) {
        int count = seating.pieces() + SPARE;
        List<Point> middles = new ArrayList<>();
        double top = HEADING;
        boolean shifted = false;
        while (middles.size() < count) {
            // Rows beside the card are shorter.
            double room = top < HEADING + PlayerCard.HEIGHT + Token.GAP ? width - PlayerCard.WIDTH - 4 : width;
            double x = shifted ? token.stagger() : 0;
            for (; x + token.width() <= room && middles.size() < count; x += token.width() + Token.GAP) {
                middles.add(new Point(x + token.width() / 2, top + token.height() / 2));
            }
            top += token.rowHeight();
            shifted = !shifted;
        }
        double bottom = middles.getLast().y() + token.height() / 2;
        return new PieceBlock(seating, middles, Math.max(bottom, HEADING + PlayerCard.HEIGHT));
    }
}
