package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Paragraph;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import java.util.List;
import java.util.Optional;

/** Fills columns with blocks, from the first column to the last. */
final class Columns {

    private static final double STEP = 0.05;
    private static final double INDENT = 1.6;
    private static final double BULLET = 0.9;

    private final List<Box> columns;
    private final double size;
    private final Drawing drawing = new Drawing();
    private int column;
    private double top;
    private boolean fits = true;

    private Columns(List<Box> columns, double size) {
        this.columns = columns;
        this.size = size;
        this.top = columns.getFirst().y();
    }

    /** Sets the blocks in the largest type that fits; empty if none does. */
    static Optional<Drawing> filled(List<Box> columns, List<Block> blocks, double largest, double least) {
        for (double size = largest; size >= least; size -= STEP) {
            Columns attempt = new Columns(columns, size);
            for (int i = 0; i < blocks.size() && attempt.fits; i++) attempt.add(blocks, i);
            if (attempt.fits) return Optional.of(attempt.drawing);
        }
        return Optional.empty();
    }

    private Box room() {
        return columns.get(column);
    }

    private void add(List<Block> blocks, int index) {
        switch (blocks.get(index)) {
            case Block.Title(String text) ->
                add(Paragraph.of(text, Lettering.bold(size * 1.7), room().width()), 0, 0.5);
            case Block.Heading(String text) -> {
                Paragraph heading = Paragraph.of(text, Lettering.bold(size * 1.1), room().width());
                if (top > room().y()) top += size * 0.45;
                makeRoom(heading.height() + following(blocks, index + 1));
                add(heading, 0, 0.1);
            }
            case Block.Words(String text) -> add(Paragraph.of(text, Lettering.plain(size), room().width()), 0, 0.35);
            case Block.Instruction(int number, String text) -> instruction(number, text);
            case Block.Framed framed -> framed(framed);
            case Block.Picture picture -> picture(picture);
        }
    }

    /** The height that must fit below a heading in its column: a picture, or the whole text if it is short. */
    private double following(List<Block> blocks, int index) {
        if (index >= blocks.size()) return 0;
        return switch (blocks.get(index)) {
            case Block.Picture picture -> picture.shareOfWidth() * room().width();
            case Block.Words(String text) ->
                Paragraph.of(text, Lettering.plain(size), room().width()).height();
            case Block.Instruction instruction -> size * 3;
            case Block.Framed framed -> size * 3;
            case Block.Heading heading -> size * 3;
            case Block.Title title -> size * 3;
        };
    }

    private void instruction(int number, String text) {
        Lettering type = Lettering.plain(size);
        Paragraph words = Paragraph.of(text, type, room().width() - size * INDENT);
        makeRoom(words.height());
        if (!fits) return;
        new Paragraph(List.of(number + "."), Lettering.bold(size)).draw(drawing, new Point(room().x(), top));
        add(words, size * INDENT, 0.2);
    }

    private void add(Paragraph words, double indent, double after) {
        makeRoom(words.height());
        if (!fits) return;
        if (words.width() > room().width() - indent) fits = false;
        words.draw(drawing, new Point(room().x() + indent, top));
        top += words.height() + after * size;
    }

    private void framed(Block.Framed framed) {
        double padding = size * 0.8;
        double width = room().width() - 2 * padding;
        Paragraph title = Paragraph.of(framed.title(), Lettering.bold(size * 1.1), width);
        List<Paragraph> items = framed.items().stream()
                .map(item -> Paragraph.of(item, Lettering.plain(size), width - size * BULLET))
                .toList();
        double height = 2 * padding
                + title.height()
                + items.stream().mapToDouble(item -> item.height() + size * 0.3).sum();
        if (top > room().y()) top += size * 0.45;
        makeRoom(height);
        if (!fits) return;
        Box frame = new Box(room().x(), top, room().width(), height);
        drawing.box(frame, Paint.filled(Tone.grey(0.96)).with(Stroke.of(Tone.grey(0.4), 0.3)));
        top += padding;
        title.draw(drawing, new Point(frame.x() + padding, top));
        top += title.height();
        for (Paragraph item : items) {
            if (item.width() > width - size * BULLET) fits = false;
            top += size * 0.3;
            new Paragraph(List.of("•"), Lettering.bold(size)).draw(drawing, new Point(frame.x() + padding, top));
            item.draw(drawing, new Point(frame.x() + padding + size * BULLET, top));
            top += item.height();
        }
        top = frame.bottom() + size * 0.6;
    }

    private void picture(Block.Picture picture) {
        double height = picture.shareOfWidth() * room().width();
        makeRoom(height);
        if (!fits) return;
        picture.draw().accept(drawing, new Box(room().x(), top, room().width(), height));
        top += height + size * 0.6;
    }

    /** Continues at the top of the next column if this one has no room left. */
    private void makeRoom(double height) {
        if (top + height <= room().bottom()) return;
        if (column + 1 == columns.size()) {
            fits = false;
            return;
        }
        column++;
        top = room().y();
        if (height > room().height()) fits = false;
    }
}
