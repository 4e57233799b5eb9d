package dev.halma.print;

import dev.halma.print.board.BoardPicture;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.PiecePicture;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Shape.Anchor;
import dev.halma.rules.variant.Seating;
import java.util.List;

/** The pictures of the rules sheet. */
record RulesPictures(SetPlan plan) {

    private static final double START_WIDTH = 0.62;
    private static final double LEGEND_HEIGHT = 0.09;
    private static final double LESSONS_HEIGHT = 0.38;

    /** The height of the picture of the start, as a share of the column's width. */
    double startShare() {
        BoardPlan unframed = BoardPlan.of(plan.variant().board(), 1, 0);
        return Math.min(START_WIDTH, START_WIDTH * unframed.height() / unframed.width());
    }

    void drawStart(Drawing drawing, Box room) {
        BoardPicture picture = plan.smallBoard(room);
        picture.draw(drawing);
        plan.variant().seatings().forEach(seating -> picture.drawStart(drawing, seating));
    }

    double legendShare() {
        return LEGEND_HEIGHT;
    }

    /** Draws a piece of each seat with its letter and the number of its pieces. */
    void drawLegend(Drawing drawing, Box room) {
        int seats = plan.variant().seats();
        double each = Math.min(room.width() / 4, room.width() / seats);
        double left = room.x() + (room.width() - each * seats) / 2;
        double radius = Math.min(room.height() * 0.4, each * 0.2);
        Lettering type = Lettering.plain(Math.min(room.height() * 0.5, each * 0.2));
        for (Seating seating : plan.variant().seatings()) {
            double x = left + seating.seat().index() * each + radius;
            Point middle = new Point(x + each * 0.08, room.middle().y());
            PiecePicture.draw(drawing, middle, radius, plan.look(seating.seat()));
            String text = seating.seat() + ": " + seating.pieces();
            drawing.text(middle.plus(radius * 1.3, type.size() * 0.35), text, type);
        }
    }

    double lessonsShare() {
        return LESSONS_HEIGHT;
    }

    /** Draws a step, a hop and a chain side by side, each with its name. */
    void drawLessons(Drawing drawing, Box room) {
        List<Lesson> lessons = Lesson.of(plan.variant().board());
        List<String> names = List.of("rules.step.title", "rules.hop.title", "rules.chain.title");
        double each = room.width() / lessons.size();
        double caption = 4;
        for (int i = 0; i < lessons.size(); i++) {
            Box box = new Box(room.x() + i * each, room.y(), each, room.height());
            String name = plan.texts().text(names.get(i));
            Lettering type = Header.fitting(name, Lettering.bold(2.8), each - 2);
            drawing.text(new Point(box.middle().x(), box.y() + 3), name, type, Anchor.MIDDLE);
            Box below = new Box(box.x() + 1.5, box.y() + caption, each - 3, room.height() - caption);
            lessons.get(i).draw(drawing, below, plan.request().palette());
        }
    }
}
