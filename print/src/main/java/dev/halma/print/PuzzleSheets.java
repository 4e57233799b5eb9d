package dev.halma.print;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Sheet;
import dev.halma.rules.move.Position;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puzzles on the front of a sheet, two beside each other, and their solutions on the back. */
public final class PuzzleSheets {

    private static final int COLUMNS = 2;
    private static final double HEAD = 20;
    private static final double CAPTION = 7;
    private static final double GUTTER = 6;
    private static final double LINE = 6;

    private final List<Item> items;
    private final Ink ink;
    private final Texts texts;
    private final Page page;

    /**
     * A puzzle to print.
     *
     * @param turns the fewest in which seat A gets home
     * @param solution A's moves, with all their landings
     */
    public record Item(Position position, int turns, List<String> solution) {
        public Item {
            solution = List.copyOf(solution);
        }
    }

    private PuzzleSheets(List<Item> items, Paper paper, Ink ink, Language language) {
        this.items = List.copyOf(items);
        this.ink = ink;
        this.texts = Texts.of(language);
        this.page = Page.upright(paper);
    }

    /** Two sheets: the front and the back. */
    public static List<Sheet> of(List<Item> items, Paper paper, Ink ink, Language language) {
        PuzzleSheets sheets = new PuzzleSheets(items, paper, ink, language);
        return List.of(sheets.front(), sheets.back());
    }

    private Sheet front() {
        Drawing drawing = new Drawing();
        Box all = page.printable();
        String title = texts.text("print.puzzles.title");
        line(drawing, all, 6, title, Lettering.bold(5));
        line(drawing, all, 12, texts.text("print.puzzles.about"), Lettering.plain(3.6));
        int rows = Math.ceilDiv(items.size(), COLUMNS);
        double width = (all.width() - GUTTER) / COLUMNS;
        double height = (all.height() - HEAD) / rows;
        for (int i = 0; i < items.size(); i++) {
            int row = i / COLUMNS;
            int column = i % COLUMNS;
            double x = all.x() + column * (width + GUTTER);
            double y = all.y() + HEAD + row * height;
            draw(drawing, new Box(x, y, width, height), i);
        }
        return page.sheet(title, drawing);
    }

    private void draw(Drawing drawing, Box room, int index) {
        String caption = caption(index);
        drawing.text(
                new Point(room.x(), room.y() + 4), caption, Header.fitting(caption, Lettering.bold(3.8), room.width()));
        Diagram diagram = new Diagram(items.get(index).position(), Optional.empty(), Palette.of(ink), true);
        BoardPlan unit = diagram.plan(1);
        double cell = Math.min(room.width() / unit.width(), (room.height() - CAPTION - 2) / unit.height());
        diagram.draw(drawing, new Point(room.x(), room.y() + CAPTION), diagram.plan(cell));
    }

    private Sheet back() {
        Drawing drawing = new Drawing();
        Box all = page.printable();
        String title = texts.text("print.puzzles.solutions");
        line(drawing, all, 6, title, Lettering.bold(5));
        double down = HEAD;
        for (int i = 0; i < items.size(); i++) {
            line(drawing, all, down, caption(i), Lettering.bold(3.8));
            down += LINE;
            for (String move : items.get(i).solution()) {
                line(drawing, all, down, move, Lettering.plain(3.8));
                down += LINE;
            }
            down += LINE / 2;
        }
        return page.sheet(title, drawing);
    }

    private String caption(int index) {
        return texts.text(
                "print.puzzles.item",
                Map.of("number", index + 1, "turns", items.get(index).turns()));
    }

    private static void line(Drawing drawing, Box all, double down, String text, Lettering type) {
        drawing.text(new Point(all.x(), all.y() + down), text, Header.fitting(text, type, all.width()));
    }
}
