package dev.halma.print.words;

import dev.halma.print.request.SetPlan;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.words.Block.Heading;
import dev.halma.print.words.Block.Words;
import dev.halma.rules.told.RulesTold;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Notes for the room below the pieces: how to make the set, or how pieces move.
 *
 * @param pictureShare the height of the picture above the text, as a share of a panel's width
 */
public record Notes(double pictureShare, BiConsumer<Drawing, Box> picture, List<Block> blocks) {

    private static final List<String> MOVING = List.of("step", "hop", "chain");
    private static final int COLUMNS = 3;
    private static final double BETWEEN = 6;
    private static final double PADDING = 4;
    private static final double LEAST_HEIGHT = 28;
    private static final double LEAST_COLUMN = 12;
    private static final double PICTURE_WIDTH = 130;
    private static final double TYPE = 3.4;
    private static final double LEAST_TYPE = 2.4;

    public static Notes assembly(SetPlan plan, int pieceSheets) {
        Assembly assembly = new Assembly(plan);
        return new Notes(assembly.overviewShare(), assembly::drawOverview, assembly.words(pieceSheets));
    }

    public static Notes moving(SetPlan plan) {
        RulesPictures pictures = new RulesPictures(plan);
        List<Block> blocks = RulesTold.of(plan.variant()).stream()
                .filter(section -> MOVING.contains(section.id()))
                .flatMap(section -> Stream.<Block>of(
                        new Heading(plan.texts().text(section.title())),
                        new Words(plan.texts().text(section.text()))))
                .toList();
        return new Notes(pictures.lessonsShare(), pictures::drawLessons, blocks);
    }

    /** Draws what fits: text with picture, text alone, or nothing. */
    public void draw(Drawing drawing, Box rest) {
        if (rest.height() < LEAST_HEIGHT) return;
        Box inside = new Box(rest.x(), rest.y() + PADDING, rest.width(), rest.height() - PADDING);
        double wide = Math.min(rest.width(), PICTURE_WIDTH);
        Box above = new Box(inside.x() + (inside.width() - wide) / 2, inside.y(), wide, pictureShare * wide);
        Box below = new Box(
                inside.x(), above.bottom() + PADDING, inside.width(), inside.bottom() - above.bottom() - PADDING);
        Optional<Drawing> withPicture = words(below);
        withPicture.ifPresent(words -> {
            picture.accept(drawing, above);
            drawing.add(words);
        });
        if (withPicture.isEmpty()) words(inside).ifPresent(drawing::add);
    }

    /** The text in columns of similar height, as low as possible. */
    private Optional<Drawing> words(Box room) {
        for (double height = LEAST_COLUMN; height < room.height(); height += 2) {
            Box lower = new Box(room.x(), room.y(), room.width(), height);
            Optional<Drawing> words = Columns.filled(columns(lower), blocks, TYPE, TYPE);
            if (words.isPresent()) return words;
        }
        return Columns.filled(columns(room), blocks, TYPE, LEAST_TYPE);
    }

    private static List<Box> columns(Box room) {
        double width = (room.width() - BETWEEN * (COLUMNS - 1)) / COLUMNS;
        List<Box> columns = new ArrayList<>();
        for (int i = 0; i < COLUMNS; i++) {
            columns.add(new Box(room.x() + i * (width + BETWEEN), room.y(), width, room.height()));
        }
        return columns;
    }
}
