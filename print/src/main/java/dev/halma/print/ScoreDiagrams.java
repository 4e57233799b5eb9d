package dev.halma.print;

import dev.halma.i18n.Texts;
import dev.halma.print.board.BoardPlan;
import dev.halma.print.board.Palette;
import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Lettering;
import dev.halma.print.sheet.Point;
import dev.halma.rules.game.Event;
import dev.halma.rules.game.Game;
import dev.halma.rules.move.Route;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Positions of a game below one another, each with the move that led to it. */
record ScoreDiagrams(List<Game> history, Texts texts, Palette palette) {

    private static final double CAPTION = 6;
    private static final int MOST = 3;

    /**
     * A position of the game that gets a diagram.
     *
     * @param round its number; 0 if it has none
     * @param after the number of events so far
     */
    record DiagramPoint(int round, int after) {}

    void draw(Drawing drawing, Box room, List<DiagramPoint> points) {
        double each = room.height() / MOST;
        for (int i = 0; i < points.size(); i++) {
            Box box = new Box(room.x(), room.y() + i * each, room.width(), each);
            draw(drawing, box, points.get(i));
        }
    }

    private void draw(Drawing drawing, Box room, DiagramPoint point) {
        Game game = history.get(point.after());
        Optional<Route> route = game.lastEvent()
                .flatMap(event -> event instanceof Event.Moved moved ? Optional.of(moved.route()) : Optional.empty());
        String caption = route.map(way -> texts.text(
                        "print.score.after",
                        Map.of("round", round(point), "seat", mover(point), "move", way.toString())))
                .orElseGet(() -> texts.text(game.outcome().message()));
        if (game.lastEvent().isEmpty()) caption = texts.text("print.score.start");
        drawing.text(
                new Point(room.x(), room.y() + 4),
                caption,
                Header.fitting(caption, Lettering.plain(3.2), room.width()));
        Diagram diagram = new Diagram(game.position(), route, palette, true);
        BoardPlan unit = diagram.plan(1);
        double cell = Math.min(room.width() / unit.width(), (room.height() - CAPTION - 2) / unit.height());
        diagram.draw(drawing, new Point(room.x(), room.y() + CAPTION), diagram.plan(cell));
    }

    /** The seat whose turn led to a point. */
    private String mover(DiagramPoint point) {
        return history.get(point.after() - 1).position().toMove().name();
    }

    private static String round(DiagramPoint point) {
        return point.round() == Rounds.UNNUMBERED ? "none" : Integer.toString(point.round());
    }
}
