package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.ArrayList;
import java.util.List;

/** The rules on one sheet that is folded twice, like a letter. */
final class RulesSheet {

    private static final int PANELS = 3;
    private static final double GUTTER = 6;
    private static final double LARGEST_TYPE = 4.2;
    private static final double LEAST_TYPE = 2.2;
    private static final Stroke FOLD = Stroke.of(Tone.grey(0.5), 0.2).dashed(2, 2);

    private final SetPlan plan;
    private final Page page;

    RulesSheet(SetPlan plan) {
        this.plan = plan;
        this.page = Page.across(plan.request().paper());
    }

    Sheet sheet() {
        Drawing drawing = Columns.filled(panels(), new RulesText(plan).blocks(), LARGEST_TYPE, LEAST_TYPE)
                .orElseThrow(() -> new IllegalStateException("the rules of " + plan.variant() + " are too long"));
        for (int fold = 1; fold < PANELS; fold++) {
            double x = page.width() * fold / PANELS;
            drawing.line(new Point(x, Page.MARGIN), new Point(x, page.height() - Page.MARGIN), FOLD);
        }
        return page.sheet(plan.texts().text("print.sheet.rules"), drawing);
    }

    /** The thirds of the page, with margins outside and a gutter at the folds. */
    private List<Box> panels() {
        double third = page.width() / PANELS;
        List<Box> panels = new ArrayList<>();
        for (int i = 0; i < PANELS; i++) {
            double left = i == 0 ? Page.MARGIN : i * third + GUTTER;
            double right = i == PANELS - 1 ? page.width() - Page.MARGIN : (i + 1) * third - GUTTER;
            panels.add(new Box(left, Page.MARGIN, right - left, page.height() - 2 * Page.MARGIN));
        }
        return panels;
    }
}
