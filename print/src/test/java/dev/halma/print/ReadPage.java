package dev.halma.print;

import java.awt.geom.Area;
import java.awt.geom.GeneralPath;
import java.awt.geom.Line2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Point2D;
import java.awt.geom.Rectangle2D;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.apache.pdfbox.contentstream.PDFGraphicsStreamEngine;
import org.apache.pdfbox.cos.COSName;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.graphics.image.PDImage;
import org.apache.pdfbox.util.Matrix;
import org.apache.pdfbox.util.Vector;
import org.jspecify.annotations.Nullable;

/** The ink on a page of a PDF, read back and measured in millimetres from its top left corner. */
final class ReadPage extends PDFGraphicsStreamEngine {

    private static final double MILLIMETRES_A_POINT = 25.4 / 72;

    /**
     * One shape.
     *
     * @param bounds of its outline, without the width of its line
     * @param seen the visible area, cut by its windows and widened by half its stroke
     * @param line the width of its stroke; empty if it is only filled
     */
    record Inked(Rectangle2D bounds, Rectangle2D seen, Optional<Double> line, boolean filled, List<Line2D> sides) {}

    private final List<Inked> inked = new ArrayList<>();
    private final List<Rectangle2D> letters = new ArrayList<>();
    private final StringBuilder written = new StringBuilder();
    private boolean cutsLetters;
    private GeneralPath path = new GeneralPath();
    private boolean clips;

    private ReadPage(PDPage page) {
        super(page);
    }

    static ReadPage of(PDPage page) {
        ReadPage read = new ReadPage(page);
        try {
            read.processPage(page);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return read;
    }

    List<Inked> inked() {
        return inked;
    }

    /** The boxes of all letters: their width, and their height above the line. */
    List<Rectangle2D> letters() {
        return letters;
    }

    /** All texts in the order in which they were written, in any direction. */
    String written() {
        return written.toString();
    }

    /** Whether a window hides a part of a letter. */
    boolean cutsLetters() {
        return cutsLetters;
    }

    double width() {
        return getPage().getMediaBox().getWidth() * MILLIMETRES_A_POINT;
    }

    double height() {
        return getPage().getMediaBox().getHeight() * MILLIMETRES_A_POINT;
    }

    /** Separate straight lines, such as those of a ruler. */
    List<Line2D> lines() {
        return inked.stream()
                .filter(shape -> shape.sides().size() == 1 && !shape.filled())
                .map(shape -> shape.sides().getFirst())
                .toList();
    }

    private void ink(boolean filled, boolean stroked) {
        Rectangle2D bounds = path.getBounds2D();
        double line = stroked ? getGraphicsState().getLineWidth() * MILLIMETRES_A_POINT : 0;
        Rectangle2D grown = new Rectangle2D.Double(
                bounds.getX() - line / 2,
                bounds.getY() - line / 2,
                bounds.getWidth() + line,
                bounds.getHeight() + line);
        Rectangle2D window = millimetres(getGraphicsState().getCurrentClippingPath());
        inked.add(new Inked(
                bounds,
                grown.createIntersection(window),
                stroked ? Optional.of(line) : Optional.empty(),
                filled,
                sides()));
        path = new GeneralPath();
    }

    private List<Line2D> sides() {
        List<Line2D> sides = new ArrayList<>();
        double[] to = new double[6];
        Point2D from = new Point2D.Double();
        for (PathIterator steps = path.getPathIterator(null); !steps.isDone(); steps.next()) {
            int kind = steps.currentSegment(to);
            if (kind == PathIterator.SEG_CUBICTO) return List.of();
            Point2D end = new Point2D.Double(to[0], to[1]);
            if (kind == PathIterator.SEG_LINETO) sides.add(new Line2D.Double(from, end));
            from = end;
        }
        return sides;
    }

    private Rectangle2D millimetres(Area area) {
        Rectangle2D points = area.getBounds2D();
        Point2D corner = point(points.getMinX(), points.getMaxY());
        return new Rectangle2D.Double(
                corner.getX(),
                corner.getY(),
                points.getWidth() * MILLIMETRES_A_POINT,
                points.getHeight() * MILLIMETRES_A_POINT);
    }

    private Point2D point(double x, double y) {
        return new Point2D.Double(x * MILLIMETRES_A_POINT, height() - y * MILLIMETRES_A_POINT);
    }

    @Override
    public void appendRectangle(Point2D p0, Point2D p1, Point2D p2, Point2D p3) {
        moveTo((float) p0.getX(), (float) p0.getY());
        lineTo((float) p1.getX(), (float) p1.getY());
        lineTo((float) p2.getX(), (float) p2.getY());
        lineTo((float) p3.getX(), (float) p3.getY());
        closePath();
    }

    @Override
    public void moveTo(float x, float y) {
        Point2D to = point(x, y);
        path.moveTo(to.getX(), to.getY());
    }

    @Override
    public void lineTo(float x, float y) {
        Point2D to = point(x, y);
        path.lineTo(to.getX(), to.getY());
    }

    @Override
    public void curveTo(float x1, float y1, float x2, float y2, float x3, float y3) {
        Point2D leaving = point(x1, y1);
        Point2D arriving = point(x2, y2);
        Point2D to = point(x3, y3);
        path.curveTo(leaving.getX(), leaving.getY(), arriving.getX(), arriving.getY(), to.getX(), to.getY());
    }

    @Override
    public @Nullable Point2D getCurrentPoint() {
        return path.getCurrentPoint();
    }

    @Override
    public void closePath() {
        path.closePath();
    }

    @Override
    public void clip(int windingRule) {
        clips = true;
    }

    @Override
    public void endPath() {
        if (clips) {
            Rectangle2D box = path.getBounds2D();
            double top = (height() - box.getMinY()) / MILLIMETRES_A_POINT;
            double bottom = (height() - box.getMaxY()) / MILLIMETRES_A_POINT;
            getGraphicsState()
                    .intersectClippingPath(new Area(new Rectangle2D.Double(
                            box.getMinX() / MILLIMETRES_A_POINT,
                            bottom,
                            box.getWidth() / MILLIMETRES_A_POINT,
                            top - bottom)));
        }
        clips = false;
        path = new GeneralPath();
    }

    @Override
    public void strokePath() {
        ink(false, true);
    }

    @Override
    public void fillPath(int windingRule) {
        ink(true, false);
    }

    @Override
    public void fillAndStrokePath(int windingRule) {
        ink(true, true);
    }

    @Override
    protected void showGlyph(Matrix matrix, PDFont font, int code, Vector displacement) {
        Point2D start = point(matrix.getTranslateX(), matrix.getTranslateY());
        Point2D.Float far = matrix.transformPoint(displacement.getX(), 0.7f);
        Point2D end = point(far.getX(), far.getY());
        Rectangle2D box = new Rectangle2D.Double(start.getX(), start.getY(), 0, 0);
        box.add(end);
        letters.add(box);
        written.append(font.toUnicode(code));
        Rectangle2D window = millimetres(getGraphicsState().getCurrentClippingPath());
        cutsLetters |= !window.contains(start) || !window.contains(end);
    }

    @Override
    public void drawImage(PDImage image) {
        throw new AssertionError("everything is drawn with lines: no image belongs here");
    }

    @Override
    public void shadingFill(COSName shadingName) {
        throw new AssertionError("no shading belongs here");
    }
}
