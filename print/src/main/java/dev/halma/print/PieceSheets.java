package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/**
 * The pieces of all seats of one set, with the players' cards. They take at least two sheets, so that each half can be
 * printed on paper of another colour, or cut out by another person. A seat that fits on one sheet is never split.
 */
final class PieceSheets {

    private static final double BETWEEN = 6;

    private final SetPlan plan;
    private final Token token;
    private final Page page;

    /** Tokens of a block on one sheet, up to but not including {@code to}, shifted upwards. */
    private record Placed(PieceBlock block, int from, int to, Point corner) {}

    PieceSheets(SetPlan plan) {
        this.plan = plan;
        this.token = Token.of(plan);
        this.page = Page.upright(plan.request().paper());
    }

    int count() {
        return pages().size();
    }

    /** As few sheets as possible, but at least two, with the seats shared out evenly if that takes no more. */
    private List<List<Placed>> pages() {
        int seats = plan.variant().seats();
        List<List<Placed>> fewest = placed(seats);
        int wanted = Math.max(2, fewest.size());
        List<List<Placed>> even = placed((seats + wanted - 1) / wanted);
        return even.size() <= wanted ? even : fewest;
    }

    /** The sheets. What fits below the pieces is taken off the list. */
    List<Sheet> sheets(List<Filler> pending) {
        List<List<Placed>> pages = pages();
        List<Sheet> sheets = new ArrayList<>();
        for (List<Placed> placed : pages) {
            Map<String, Integer> place = Map.of("number", sheets.size() + 1, "all", pages.size());
            sheets.add(sheet(placed, plan.texts().text("print.sheet.pieces", place), pending));
        }
        return sheets;
    }

    /** Places the seats, at most this number per sheet. */
    private List<List<Placed>> placed(int seatsASheet) {
        List<List<Placed>> pages = new ArrayList<>();
        pages.add(new ArrayList<>());
        Box body = page.body();
        double top = body.y();
        for (Seating seating : plan.variant().seatings()) {
            PieceBlock block = PieceBlock.of(seating, token, body.width());
            boolean isFull = pages.getLast().size() == seatsASheet || top + block.height() > body.bottom();
            if (isFull && !pages.getLast().isEmpty()) {
                pages.add(new ArrayList<>());
                top = body.y();
            }
            top = place(block, pages, top) + BETWEEN;
        }
        return pages;
    }

    /** Places a block, over several sheets if it is too high for one, and returns where it ends. */
    private double place(PieceBlock block, List<List<Placed>> pages, double top) {
        Box body = page.body();
        int from = 0;
        double end = top + PieceBlock.HEADING + PlayerCard.HEIGHT;
        double shift = top;
        for (int i = 0; i < block.middles().size(); i++) {
            double bottom = shift + block.middles().get(i).y() + token.height() / 2;
            if (bottom > body.bottom()) {
                pages.getLast().add(new Placed(block, from, i, new Point(body.x(), shift)));
                pages.add(new ArrayList<>());
                from = i;
                // The row that did not fit starts right below the header of the next sheet.
                shift = body.y()
                        + PieceBlock.HEADING
                        + token.height() / 2
                        - block.middles().get(i).y();
                end = body.y();
                bottom = shift + block.middles().get(i).y() + token.height() / 2;
            }
            end = Math.max(end, bottom);
        }
        pages.getLast().add(new Placed(block, from, block.middles().size(), new Point(body.x(), shift)));
        return end;
    }

    private Sheet sheet(List<Placed> placed, String label, List<Filler> pending) {
        Drawing drawing = new Drawing();
        Header.draw(drawing, page.header(), plan.texts(), plan.title(), label);
        for (Placed each : placed) draw(drawing, each);
        Filler.fill(drawing, rest(placed), pending);
        return page.sheet(label, drawing);
    }

    /** The room that the pieces leave on a sheet. */
    private Box rest(List<Placed> placed) {
        Placed last = placed.getLast();
        double bottom =
                last.corner().y() + last.block().middles().get(last.to() - 1).y() + token.height() / 2;
        double card = last.from() == 0 ? last.corner().y() + PieceBlock.HEADING + PlayerCard.HEIGHT : 0;
        double top = Math.max(bottom, card) + BETWEEN;
        Box body = page.body();
        return new Box(body.x(), top, body.width(), Math.max(0, body.bottom() - top));
    }

    private void draw(Drawing drawing, Placed placed) {
        Seating seating = placed.block().seating();
        boolean isFirst = placed.from() == 0;
        Point heading = new Point(
                placed.corner().x(), isFirst ? placed.corner().y() : page.body().y());
        String text = plan.texts()
                .text(
                        isFirst ? "print.pieces.seat" : "print.pieces.more",
                        Map.of("seat", seating.seat().name(), "pieces", seating.pieces(), "spare", PieceBlock.SPARE));
        drawing.text(heading.plus(0, 5), text, Lettering.bold(3.8));
        if (isFirst) {
            double left = page.body().right() - PlayerCard.WIDTH;
            new PlayerCard(plan, seating).draw(drawing, new Point(left, heading.y() + PieceBlock.HEADING));
        }
        for (Point middle : placed.block().middles().subList(placed.from(), placed.to())) {
            Point at = middle.plus(placed.corner().x(), placed.corner().y());
            token.draw(drawing, at, plan.look(seating.seat()));
        }
    }
}
