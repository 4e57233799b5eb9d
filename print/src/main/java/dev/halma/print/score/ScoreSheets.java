package dev.halma.print.score;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.board.Ink;
import dev.halma.print.board.Look;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.paper.Header;
import dev.halma.print.paper.Page;
import dev.halma.print.paper.Paper;
import dev.halma.print.score.Rounds.Round;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.game.Game;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game on paper: its moves on the left, diagrams on the right. */
public final class ScoreSheets {

    private static final double ROW = 5;
    private static final double HEAD = 24;
    private static final double NUMBER = 10;
    private static final double GUTTER = 6;
    private static final double TABLE = 0.54;
    private static final Lettering WORDS = Lettering.plain(3.2);
    private static final Stroke LINE = Stroke.of(Tone.grey(0.75), 0.15);

    private final GameRecord record;
    private final Ink ink;
    private final Texts texts;
    private final Page page;
    private final List<Game> history;
    private final List<Round> rounds;

    private ScoreSheets(GameRecord record, Paper paper, Ink ink, Language language) {
        this.record = record;
        this.ink = ink;
        this.texts = Texts.of(language);
        this.page = Page.upright(paper);
        this.history = record.game().history();
        this.rounds = Rounds.of(record.game(), texts);
    }

    public static List<Sheet> of(GameRecord record, Paper paper, Ink ink, Language language) {
        return new ScoreSheets(record, paper, ink, language).sheets();
    }

    private List<Sheet> sheets() {
        Box table = table();
        int rows = (int) (table.height() / ROW) - 1;
        int pages = Math.max(1, (rounds.size() + rows - 1) / rows);
        List<Sheet> sheets = new ArrayList<>();
        for (int number = 0; number < pages; number++) {
            int from = number * rows;
            int to = Math.min(rounds.size(), from + rows);
            Drawing drawing = new Drawing();
            drawHead(drawing, number + 1, pages);
            drawTable(drawing, table, from, to);
            new ScoreDiagrams(history, texts, ink).draw(drawing, diagrams(), moments(from, to));
            sheets.add(page.sheet(texts.text("print.score.title") + " " + (number + 1), drawing));
        }
        return sheets;
    }

    private Box table() {
        Box all = page.printable();
        return new Box(all.x(), all.y() + HEAD, all.width() * TABLE - GUTTER, all.height() - HEAD);
    }

    private Box diagrams() {
        Box all = page.printable();
        double width = all.width() * (1 - TABLE);
        return new Box(all.right() - width, all.y() + HEAD, width, all.height() - HEAD);
    }

    private void drawHead(Drawing drawing, int number, int pages) {
        Box all = page.printable();
        String variant = texts.text("variant." + record.game().variant().id() + ".name");
        String about = Stream.of("Event", "Date")
                .flatMap(tag -> record.tag(tag).stream())
                .collect(Collectors.joining(", "));
        String seats = record.game().variant().seatings().stream()
                .map(Seating::seat)
                .flatMap(seat -> record.tag(seat.name()).map(name -> seat + ": " + name).stream())
                .collect(Collectors.joining("   "));
        String result = texts.text(record.game().outcome().told());
        line(drawing, all, 6, texts.text("print.score.title") + ": " + variant, Lettering.bold(5));
        line(drawing, all, 12, about.isEmpty() ? seats : about + "   " + seats, Lettering.plain(3.6));
        line(drawing, all, 17, result, Lettering.plain(3.6));
        if (pages > 1) {
            String count = number + "/" + pages;
            drawing.text(new Point(all.right(), all.y() + 6), count, Lettering.plain(4), Anchor.END);
        }
    }

    private static void line(Drawing drawing, Box all, double down, String text, Lettering type) {
        drawing.text(new Point(all.x(), all.y() + down), text, Header.fitting(text, type, all.width() - 16));
    }

    private void drawTable(Drawing drawing, Box table, int from, int to) {
        int seats = record.game().variant().seats();
        double column = (table.width() - NUMBER) / seats;
        for (Seating seating : record.game().variant().seatings()) {
            Seat seat = seating.seat();
            double x = table.x() + NUMBER + Rounds.column(record.game(), seat) * column;
            PiecePicture.draw(drawing, new Point(x + 2, table.y() + 1.6), 2, Look.of(seat, ink));
            drawing.text(new Point(x + 5, table.y() + 2.8), seat.name(), Lettering.bold(3.6));
        }
        for (int i = from; i < to; i++) {
            double baseline = table.y() + (i - from + 1) * ROW + 3.4;
            drawing.text(new Point(table.x() + NUMBER - 2, baseline), (i + 1) + ".", WORDS, Anchor.END);
            rounds.get(i).words().forEach((at, words) -> {
                Lettering type = Header.fitting(words, WORDS, column - 1.5);
                drawing.text(new Point(table.x() + NUMBER + at * column, baseline), words, type);
            });
            double below = baseline + 1.3;
            drawing.line(new Point(table.x(), below), new Point(table.right(), below), LINE);
        }
    }

    /** The moments of a page that get a diagram: the ends of its thirds, and the start if nothing has happened. */
    private List<Integer> moments(int from, int to) {
        if (from == to) return List.of(0);
        return Stream.of(1, 2, 3)
                .map(third -> from + (int) Math.ceil((to - from) * third / 3.0) - 1)
                .distinct()
                .map(round -> rounds.get(round).after())
                .toList();
    }
}
