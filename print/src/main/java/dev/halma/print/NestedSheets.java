package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** The pieces of several sets over shared sheets: those of one seat after those of the other. */
final class NestedSheets {

    private static final double ABOUT = 6;

    private final SetPlan plan;
    private final Page page;
    private final List<Nest> nests;

    NestedSheets(SetPlan plan) {
        this.plan = plan;
        this.page = Page.upright(plan.request().paper());
        this.nests = new Nest(plan, plan.request().copies()).sharedOut(room());
    }

    /** All pieces of one set, to go beside a small board; it fits only as a whole. */
    static Filler ofOneSet(SetPlan plan) {
        return new Nest(plan, 1);
    }

    int count() {
        return nests.size();
    }

    private Box room() {
        Box body = page.body();
        return new Box(body.x(), body.y() + ABOUT, body.width(), body.height() - ABOUT);
    }

    List<Sheet> sheets(List<Filler> pending) {
        List<Sheet> sheets = new ArrayList<>();
        for (Nest nest : nests) {
            Map<String, Integer> place = Map.of("number", sheets.size() + 1, "all", nests.size());
            String label = plan.texts().text("print.sheet.pieces", place);
            Drawing drawing = new Drawing();
            Header.draw(drawing, page.header(), plan.texts(), plan.title(), label);
            drawAbout(drawing);
            Box room = room();
            double used = nest.fill(drawing, room) + Filler.BETWEEN;
            Filler.fill(
                    drawing,
                    new Box(room.x(), room.y() + used, room.width(), Math.max(0, room.height() - used)),
                    pending);
            sheets.add(page.sheet(label, drawing));
        }
        return sheets;
    }

    private void drawAbout(Drawing drawing) {
        Box body = page.body();
        Map<String, Integer> facts = Map.of("sets", plan.request().copies(), "spare", PieceBlock.SPARE);
        String about = plan.texts().text("print.pieces.sets", facts);
        Lettering type = Header.fitting(about, Lettering.plain(3.6), body.width());
        drawing.text(new Point(body.x(), body.y() + 4), about, type);
    }
}
