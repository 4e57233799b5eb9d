package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Pieces of all seats close together, without cards. Each bears its mark, so seats may share a row. */
final class Nest implements Filler {

    private static final double HEADING = 8;

    private final SetPlan plan;
    private final Token token;
    private final List<Seat> pieces;

    /** The pieces of some sets, seat by seat, with the spare ones of each set. */
    Nest(SetPlan plan, int sets) {
        this(plan, Token.of(plan), pieces(plan, sets));
    }

    private Nest(SetPlan plan, Token token, List<Seat> pieces) {
        this.plan = plan;
        this.token = token;
        this.pieces = pieces;
    }

    private static List<Seat> pieces(SetPlan plan, int sets) {
        List<Seat> pieces = new ArrayList<>();
        for (Seating seating : plan.variant().seatings()) {
            pieces.addAll(Collections.nCopies(sets * (seating.pieces() + PieceBlock.SPARE), seating.seat()));
        }
        return pieces;
    }

    /** The same pieces in nests that each fit into a box, in as few as possible. */
    List<Nest> sharedOut(Box room) {
        int most = places(room).size();
        List<Nest> nests = new ArrayList<>();
        for (int from = 0; from < pieces.size(); from += most) {
            List<Seat> some = pieces.subList(from, Math.min(pieces.size(), from + most));
            nests.add(new Nest(plan, token, some));
        }
        return nests;
    }

    boolean fits(Box room) {
        return places(room).size() >= pieces.size();
    }

    @Override
    public double fill(Drawing drawing, Box room) {
        if (!fits(room)) return 0;
        String heading = heading();
        Lettering type = Header.fitting(heading, Lettering.bold(3.8), room.width());
        drawing.text(new Point(room.x(), room.y() + 5), heading, type);
        List<Point> places = places(room);
        for (int i = 0; i < pieces.size(); i++) {
            token.draw(drawing, places.get(i), plan.look(pieces.get(i)));
        }
        return places.get(pieces.size() - 1).y() + token.height() / 2 - room.y();
    }

    /** How many pieces of which seats there are. */
    private String heading() {
        return pieces.stream()
                .distinct()
                .map(seat -> plan.texts()
                        .text(
                                "print.pieces.nested",
                                Map.of("seat", seat.name(), "pieces", Collections.frequency(pieces, seat))))
                .collect(Collectors.joining("   "));
    }

    /** The centres of all tokens that fit below the heading, row by row. */
    private List<Point> places(Box room) {
        List<Point> places = new ArrayList<>();
        double top = room.y() + HEADING;
        for (boolean shifted = false; top + token.height() <= room.bottom(); shifted = !shifted) {
            double x = room.x() + (shifted ? token.stagger() : 0);
            for (; x + token.width() <= room.right(); x += token.width() + Token.GAP) {
                places.add(new Point(x + token.width() / 2, top + token.height() / 2));
            }
            top += token.rowHeight();
        }
        return places;
    }
}
