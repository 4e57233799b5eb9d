package dev.halma.print;

import dev.halma.print.Block.Heading;
import dev.halma.print.Block.Title;
import dev.halma.print.Block.Words;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Sheet;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Sheets for a teacher: how long a game takes, what it trains, a first lesson, a tournament, and a table for its
 * results. For a large class the table continues on further sheets.
 */
final class TeacherSheets {

    private static final double MOST_SHARE_OF_WORDS = 0.5;
    private static final double LEAST_HEIGHT = 60;
    private static final double BETWEEN = 6;
    private static final double LARGEST_TYPE = 3.6;
    private static final double LEAST_TYPE = 2.4;

    private final SetPlan plan;
    private final Page page;
    private final ResultsTable table;

    TeacherSheets(SetPlan plan) {
        this.plan = plan;
        this.page = Page.upright(plan.request().paper());
        this.table = new ResultsTable(plan.texts());
    }

    List<Sheet> sheets() {
        List<Sheet> sheets = new ArrayList<>();
        Box all = page.printable();
        double words = height(all);
        Drawing drawing = words(all, words, LEAST_TYPE)
                .orElseThrow(
                        () -> new IllegalStateException("the teacher's page of " + plan.variant() + " is too long"));
        double top = words + BETWEEN;
        Box below = new Box(all.x(), all.y() + top, all.width(), all.height() - top);
        table.draw(drawing, below, 1);
        sheets.add(page.sheet(plan.texts().text("print.teacher.title"), drawing));
        int next = ResultsTable.rows(below) + 1;
        for (; next <= players(); next += ResultsTable.rows(all)) {
            Drawing whole = new Drawing();
            table.draw(whole, all, next);
            sheets.add(page.sheet(plan.texts().text("print.results.title"), whole));
        }
        return sheets;
    }

    private int players() {
        return plan.request().copies() * plan.variant().seats();
    }

    /** The least height in which the words can stand in large type; half of the page if there is none. */
    private double height(Box all) {
        double most = all.height() * MOST_SHARE_OF_WORDS;
        for (double height = LEAST_HEIGHT; height < most; height += 2) {
            if (words(all, height, LARGEST_TYPE).isPresent()) return height;
        }
        return most;
    }

    private Optional<Drawing> words(Box all, double height, double leastType) {
        double width = (all.width() - BETWEEN) / 2;
        List<Box> columns =
                List.of(new Box(all.x(), all.y(), width, height), new Box(all.right() - width, all.y(), width, height));
        return Columns.filled(columns, blocks(), LARGEST_TYPE, leastType);
    }

    private List<Block> blocks() {
        PlayingTime time = PlayingTime.of(plan.variant());
        boolean isAlone = plan.variant().houseRules().sides().isAlone();
        Map<String, Object> facts = Map.of(
                "class", plan.request().copies() == 1 ? "unknown" : "counted",
                "boards", plan.request().copies(),
                "players", players(),
                "seats", plan.variant().seats(),
                "sides", isAlone ? "alone" : "partners",
                "least", time.least(),
                "most", time.most());
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Title(plan.texts().text("print.teacher.title")));
        blocks.add(new Words(plan.title()));
        add(blocks, "print.teacher.time.title", "print.teacher.time.text", facts);
        add(blocks, "print.teacher.trains.title", "print.teacher.trains.text", facts);
        add(blocks, "print.teacher.lesson.title", "print.teacher.lesson.text", facts);
        String seating = plan.variant().seats() == 2 ? "print.teacher.pairs.text" : "print.teacher.tables.text";
        add(blocks, "print.teacher.class.title", seating, facts);
        add(blocks, "print.teacher.points.title", "print.teacher.points.text", facts);
        return blocks;
    }

    private void add(List<Block> blocks, String title, String text, Map<String, Object> facts) {
        blocks.add(new Heading(plan.texts().text(title)));
        blocks.add(new Words(plan.texts().text(text, facts)));
    }
}
