package dev.halma.print;

import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Sheet;
import java.util.List;

/** How to make the sets, once for all of them: with knife and ruler, with scissors alone, or with a laminator. */
final class MakingSheet {

    private static final double LARGEST_TYPE = 4.6;
    private static final double LEAST_TYPE = 2.6;

    private MakingSheet() {}

    /**
     * The sheet.
     *
     * @param sheets the number of sheets of boards and pieces
     */
    static Sheet of(SetPlan plan, int sheets) {
        Page page = Page.upright(plan.request().paper());
        Drawing drawing = Columns.filled(
                        List.of(page.printable()), new Assembly(plan).blocks(sheets), LARGEST_TYPE, LEAST_TYPE)
                .orElseThrow(() -> new IllegalStateException("no room to say how to make " + plan.variant()));
        return page.sheet(plan.texts().text("print.assembly.title"), drawing);
    }
}
