package dev.halma.print.board;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import dev.halma.print.sheet.Outline;
import dev.halma.print.sheet.Paint;
import dev.halma.print.sheet.Point;
import dev.halma.print.sheet.Stroke;
import dev.halma.print.sheet.Tone;
import dev.halma.rules.board.Board;
import dev.halma.rules.board.CellSet;
import dev.halma.rules.board.Direction;
import dev.halma.rules.variant.Seat;
import dev.halma.rules.variant.Seating;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Draws an empty board: camps, cells, marks and coordinates. */
public final class BoardPicture {

    /**
     * The diameter of a hole, as a share of the distance between cells. A little less than between rows, so that a cut
     * between them touches no hole.
     */
    private static final double HOLE = 0.86;

    /** The radius of the small piece on each cell where one starts. */
    private static final double MARK_SIZE = 0.17;

    private static final Tone LINES = Tone.grey(0.45);
    private static final Tone OTHER_CAMPS = Tone.grey(0.6);

    private final BoardPlan plan;
    private final Camps camps;
    private final BoardStyle style;
    private final Placed placed;
    private final List<Integer> visibleCells;

    /**
     * The position of the board on its sheet.
     *
     * @param origin of its top left corner
     * @param visible the visible part of the sheet: cells outside needn't be drawn
     */
    public record Placed(Point origin, Box visible) {}

    public BoardPicture(BoardPlan plan, Camps camps, BoardStyle style, Placed placed) {
        this.plan = plan;
        this.camps = camps;
        this.style = style;
        this.placed = placed;
        this.visibleCells = visibleCells();
    }

    /** A whole board with its corner at a point. */
    public static BoardPicture at(Point origin, BoardPlan plan, Camps camps, BoardStyle style) {
        Box all = new Box(origin.x(), origin.y(), plan.width(), plan.height());
        return new BoardPicture(plan, camps, style, new Placed(origin, all));
    }

    /** The centre of a cell on the sheet. */
    public Point centre(int cell) {
        return plan.centre(cell).plus(placed.origin().x(), placed.origin().y());
    }

    public BoardPlan plan() {
        return plan;
    }

    public void draw(Drawing drawing) {
        if (plan.isSquare()) drawSquare(drawing);
        else drawStar(drawing);
        if (style.marks()) visibleCells.forEach(cell -> drawMark(drawing, cell));
        if (style.coordinates()) new Coordinates(plan, this::centre).draw(drawing, placed.visible());
    }

    /** Draws a seat's piece on a cell. */
    public void drawPiece(Drawing drawing, int cell, Seat seat) {
        double radius = plan.cell() * PiecePicture.SHARE_OF_CELL / 2;
        PiecePicture.draw(drawing, centre(cell), radius, style.palette().look(seat));
    }

    /** Draws a seat's pieces in its camp. */
    public void drawStart(Drawing drawing, Seating seating) {
        seating.camp().stream().forEach(cell -> drawPiece(drawing, cell, seating.seat()));
    }

    private List<Integer> visibleCells() {
        return plan.cells().stream()
                .boxed()
                .filter(cell -> placed.visible().meets(centre(cell), plan.cell() / 2))
                .toList();
    }

    private void drawSquare(Drawing drawing) {
        double fine = Math.clamp(plan.cell() / 60, 0.1, 0.4) * (style.tactile() ? 3 : 1);
        for (int cell : visibleCells) {
            boolean isDark = (plan.board().fileOf(cell) + plan.board().rankOf(cell)) % 2 == 0;
            Optional<Tone> camp = campTone(cell);
            Tone tone = camp.orElse(isDark ? Tone.grey(0.96) : Tone.WHITE);
            drawing.box(square(cell), Paint.filled(tone).with(Stroke.of(LINES, fine)));
        }
        double broad = Math.clamp(plan.cell() / 18, 0.3, 1.4);
        for (CellSet camp : camps.others()) {
            Stroke thin = Stroke.of(OTHER_CAMPS, broad * 0.6).dashed(plan.cell() / 6, plan.cell() / 9);
            drawing.draw(shifted(CampOutline.steps(plan, camp)), Paint.outlined(thin));
        }
        for (CellSet camp : camps.own()) {
            drawing.draw(shifted(CampOutline.steps(plan, camp)), Paint.outlined(Tone.BLACK, broad));
        }
        drawing.box(field(), Paint.outlined(Tone.BLACK, broad));
    }

    private Box square(int cell) {
        Point centre = centre(cell);
        return new Box(centre.x() - plan.cell() / 2, centre.y() - plan.cell() / 2, plan.cell(), plan.cell());
    }

    private Box field() {
        Point origin = placed.origin();
        return new Box(origin.x(), origin.y(), plan.width(), plan.height()).inset(plan.frame());
    }

    private void drawStar(Drawing drawing) {
        double fine = Math.clamp(plan.cell() / 50, 0.1, 0.5);
        for (CellSet camp : camps.others()) ground(drawing, camp, OTHER_CAMPS, Tone.WHITE);
        for (CellSet camp : camps.own()) {
            int any = camp.stream().findFirst().orElseThrow();
            ground(drawing, camp, Tone.BLACK, campTone(any).orElse(Tone.WHITE));
        }
        drawing.draw(links(), Paint.outlined(LINES, fine));
        double radius = plan.cell() * HOLE / 2;
        double edge = style.tactile() ? plan.cell() / 16 : fine * 1.6;
        for (int cell : visibleCells) {
            drawing.circle(
                    centre(cell), radius - edge / 2, Paint.filled(Tone.WHITE).with(Stroke.of(Tone.BLACK, edge)));
        }
    }

    /** The ground of a camp with rounded corners: a broad outline, and a narrower one over it. */
    private void ground(Drawing drawing, CellSet camp, Tone edge, Tone inside) {
        Outline hull = shifted(CampOutline.hull(plan, camp));
        double line = Math.clamp(plan.cell() / 22, 0.25, 1.2);
        drawing.draw(hull, Paint.filled(edge).with(Stroke.of(edge, plan.cell())));
        drawing.draw(hull, Paint.filled(inside).with(Stroke.of(inside, plan.cell() - 2 * line)));
    }

    private Outline links() {
        List<Outline> links = new ArrayList<>();
        CellSet seen =
                CellSet.of(visibleCells.stream().mapToInt(Integer::intValue).toArray());
        for (int cell : visibleCells) {
            for (Direction direction : plan.board().directions()) {
                int next = plan.board().neighbour(cell, direction);
                if (next == Board.NONE || !plan.cells().contains(next)) continue;
                boolean isDrawnFromThere = next < cell && seen.contains(next);
                if (!isDrawnFromThere) links.add(Outline.line(centre(cell), centre(next)));
            }
        }
        return Outline.together(links);
    }

    private Optional<Tone> campTone(int cell) {
        return camps.belonging(cell)
                .map(belonging -> style.palette().look(belonging.seat()).camp());
    }

    private void drawMark(Drawing drawing, int cell) {
        camps.belonging(cell).ifPresent(belonging -> {
            PieceLook look = style.palette().look(belonging.seat());
            double radius = plan.cell() * MARK_SIZE;
            if (belonging.starts()) PiecePicture.draw(drawing, centre(cell), radius, look);
            else look.mark().drawHollow(drawing, centre(cell), radius, LINES);
        });
    }

    private Outline shifted(Outline path) {
        return path.shifted(placed.origin().x(), placed.origin().y());
    }
}
