package dev.halma.print;

import dev.halma.i18n.Language;
import dev.halma.i18n.Texts;
import dev.halma.print.Rounds.Round;
import dev.halma.print.ScoreDiagrams.DiagramPoint;
import dev.halma.print.board.Palette;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.print.sheet.Sheet;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.game.Game;
import dev.halma.rules.message.VariantMessage;
import dev.halma.rules.notation.GameRecord;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A game on paper: its moves on the left, diagrams on the right. */
public final class ScoreSheets {

    private static final double TOP = 5;
    private static final double GAP = 1;
    private static final double BESIDE = 2;
    private static final double HEAD = 24;
    private static final double NUMBER = 10;
    private static final double GUTTER = 6;
    private static final double TABLE = 0.54;
    private static final Lettering WORDS = Lettering.plain(3.2);
    private static final Stroke LINE = Stroke.of(Tone.grey(0.75), 0.15);

    private final GameRecord record;
    private final Palette palette;
    private final Texts texts;
    private final Page page;
    private final List<Game> history;
    private final List<Round> rounds;

    private ScoreSheets(GameRecord record, Paper paper, Palette palette, Language language) {
        this.record = record;
        this.palette = palette;
        this.texts = Texts.of(language);
        this.page = Page.upright(paper);
        this.history = record.game().history();
        this.rounds = Rounds.of(record.game(), texts);
    }

    public static List<Sheet> of(GameRecord record, Paper paper, Palette palette, Language language) {
        return new ScoreSheets(record, paper, palette, language).sheets();
    }

    private List<Sheet> sheets() {
        List<List<Round>> pages = pages();
        List<Sheet> sheets = new ArrayList<>();
        for (List<Round> rows : pages) {
            Drawing drawing = new Drawing();
            drawHead(drawing, sheets.size() + 1, pages.size());
            drawTable(drawing, rows);
            new ScoreDiagrams(history, texts, palette).draw(drawing, diagrams(), points(rows));
            sheets.add(page.sheet(texts.text("print.score.title") + " " + (sheets.size() + 1), drawing));
        }
        return sheets;
    }

    /** As many rows per sheet as fit. */
    private List<List<Round>> pages() {
        List<List<Round>> pages = new ArrayList<>();
        pages.add(new ArrayList<>());
        double top = TOP;
        for (Round round : rounds) {
            double height = height(round);
            if (top + height > table().height()) {
                pages.add(new ArrayList<>());
                top = TOP;
            }
            pages.getLast().add(round);
            top += height;
        }
        return pages;
    }

    private double height(Round round) {
        double highest = round.words().values().stream()
                .mapToDouble(words -> ScoreEntry.of(words, column() - BESIDE).height())
                .max()
                .orElse(0);
        return highest + GAP;
    }

    /** The width of a seat's column. */
    private double column() {
        return (table().width() - NUMBER) / record.game().variant().seats();
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
        String variant = texts.text(VariantMessage.name(record.game().variant()));
        String about = Stream.of("Event", "Date")
                .flatMap(tag -> record.tag(tag).stream())
                .collect(Collectors.joining(", "));
        String seats = record.game().variant().seatings().stream()
                .map(Seating::seat)
                .flatMap(seat -> record.tag(seat.name()).map(name -> seat + ": " + name).stream())
                .collect(Collectors.joining("   "));
        String result = texts.text(record.game().outcome().message());
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

    private void drawTable(Drawing drawing, List<Round> page) {
        Box table = table();
        for (Seating seating : record.game().variant().seatings()) {
            Seat seat = seating.seat();
            double x = table.x() + NUMBER + Rounds.column(record.game(), seat) * column();
            PiecePicture.draw(drawing, new Point(x + 2, table.y() + 1.6), 2, palette.look(seat));
            drawing.text(new Point(x + 5, table.y() + 2.8), seat.name(), Lettering.bold(3.6));
        }
        double top = table.y() + TOP;
        for (Round round : page) {
            double baseline = top + 3.2;
            if (round.number() != Rounds.UNNUMBERED) {
                drawing.text(new Point(table.x() + NUMBER - 2, baseline), round.number() + ".", WORDS, Anchor.END);
            }
            round.words()
                    .forEach((at, words) -> ScoreEntry.of(words, column() - BESIDE)
                            .draw(drawing, new Point(table.x() + NUMBER + at * column(), baseline)));
            top += height(round);
            drawing.line(new Point(table.x(), top), new Point(table.right(), top), LINE);
        }
    }

    /** The rows of a page that get a diagram: the ends of its thirds, and the start if nothing has happened. */
    private static List<DiagramPoint> points(List<Round> page) {
        if (page.isEmpty()) return List.of(new DiagramPoint(Rounds.UNNUMBERED, 0));
        return Stream.of(1, 2, 3)
                .map(third -> (int) Math.ceil(page.size() * third / 3.0) - 1)
                .distinct()
                .map(row ->
                        new DiagramPoint(page.get(row).number(), page.get(row).after()))
                .toList();
    }
}
