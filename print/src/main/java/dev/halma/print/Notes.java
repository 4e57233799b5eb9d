package dev.halma.print;

import dev.halma.print.Block.Heading;
import dev.halma.print.Block.Words;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.rules.message.RuleSections;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiConsumer;
import java.util.stream.Stream;

/**
 * Notes for the room that boards and pieces leave: how to make the set, how pieces move, good advice.
 *
 * @param pictureShare the height of the picture above the text, as a share of a panel's width
 */
record Notes(double pictureShare, BiConsumer<Drawing, Box> picture, List<Block> blocks) implements Filler {

    private static final List<String> MOVING = List.of("step", "hop", "long-hop", "chain");
    private static final int MOST_COLUMNS = 3;
    private static final double USUAL_COLUMN = 60;
    private static final double PADDING = 4;
    private static final double LEAST_HEIGHT = 28;
    private static final double LEAST_COLUMN = 12;
    private static final double PICTURE_WIDTH = 130;
    private static final double TYPE = 3.4;
    private static final double LEAST_TYPE = 2.4;

    /** How to make the set, how pieces move, and good advice. */
    public static List<Filler> all(SetPlan plan, int sheets) {
        return List.of(assembly(plan, sheets), moving(plan), hints(plan));
    }

    private static Notes assembly(SetPlan plan, int sheets) {
        Assembly assembly = new Assembly(plan);
        return new Notes(assembly.overviewShare(), assembly::drawOverview, assembly.words(sheets));
    }

    private static Notes hints(SetPlan plan) {
        List<Block> blocks = RuleSections.hints().stream()
                .flatMap(section -> Stream.<Block>of(
                        new Heading(plan.texts().text(section.title())),
                        new Words(plan.texts().text(section.text()))))
                .toList();
        return new Notes(0, (drawing, room) -> {}, blocks);
    }

    private static Notes moving(SetPlan plan) {
        RulesPictures pictures = new RulesPictures(plan);
        List<Block> blocks = RuleSections.of(plan.variant()).stream()
                .filter(section -> MOVING.contains(section.id()))
                .flatMap(section -> Stream.<Block>of(
                        new Heading(plan.texts().text(section.title())),
                        new Words(plan.texts().text(section.text()))))
                .toList();
        return new Notes(pictures.lessonsShare(), pictures::drawLessons, blocks);
    }

    /** Draws what fits: text with picture, text alone, or nothing. */
    @Override
    public double fill(Drawing drawing, Box room) {
        if (room.height() < LEAST_HEIGHT) return 0;
        double wide = Math.min(room.width(), PICTURE_WIDTH);
        Box above = new Box(room.x() + (room.width() - wide) / 2, room.y(), wide, pictureShare * wide);
        double top = above.height() == 0 ? 0 : above.height() + PADDING;
        Box below = new Box(room.x(), room.y() + top, room.width(), room.height() - top);
        Optional<Set> withPicture = set(below);
        if (withPicture.isPresent()) {
            picture.accept(drawing, above);
            drawing.add(withPicture.get().words());
            return top + withPicture.get().height();
        }
        Optional<Set> alone = set(room);
        alone.ifPresent(words -> drawing.add(words.words()));
        return alone.map(Set::height).orElse(0.0);
    }

    /** Words in columns, and the height of the columns. */
    private record Set(Drawing words, double height) {}

    /** The text in columns of similar height, as low as possible. */
    private Optional<Set> set(Box room) {
        for (double height = LEAST_COLUMN; height < room.height(); height += 2) {
            Box lower = new Box(room.x(), room.y(), room.width(), height);
            Optional<Drawing> words = Columns.filled(columns(lower), blocks, TYPE, TYPE);
            if (words.isPresent()) return Optional.of(new Set(words.get(), height));
        }
        return Columns.filled(columns(room), blocks, TYPE, LEAST_TYPE).map(words -> new Set(words, room.height()));
    }

    private static List<Box> columns(Box room) {
        int count = Math.clamp(Math.round(room.width() / USUAL_COLUMN), 1, MOST_COLUMNS);
        double width = (room.width() - BETWEEN * (count - 1)) / count;
        List<Box> columns = new ArrayList<>();
        for (int i = 0; i < count; i++) {
            columns.add(new Box(room.x() + i * (width + BETWEEN), room.y(), width, room.height()));
        }
        return columns;
    }
}
