package dev.halma.print.sheet;

import static dev.halma.print.sheet.Pdf.points;

import java.awt.Color;
import java.io.IOException;
import java.util.List;
import java.util.Map;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.util.Matrix;

/** Writes shapes to one page. PDF counts upwards from the bottom, so all heights are flipped here. */
final class PdfPage {

    /**
     * PDF has curves but no circles. This is the distance of the control points of a quarter circle from its ends, in
     * radii; the error is at most 0.03 % of the radius.
     */
    private static final double QUARTER = 0.5522847498;

    private static final int ROUND_JOIN = 1;

    private final PDPageContentStream content;
    private final Map<Typeface, PDFont> fonts;
    private final double height;

    PdfPage(PDPageContentStream content, Map<Typeface, PDFont> fonts, double height) {
        this.content = content;
        this.fonts = fonts;
        this.height = height;
    }

    void draw(List<Shape> shapes) throws IOException {
        content.setLineJoinStyle(ROUND_JOIN);
        for (Shape shape : shapes) draw(shape);
    }

    private void draw(Shape shape) throws IOException {
        switch (shape) {
            case Shape.Circle(Point centre, double radius, Paint paint) -> {
                circle(centre, radius);
                ink(paint);
            }
            case Shape.Drawn(Outline path, Paint paint) -> {
                for (Outline.Segment segment : path.segments()) follow(segment);
                ink(paint);
            }
            case Shape.Text line -> text(line);
            case Shape.Window(Box box, List<Shape> inside) -> {
                content.saveGraphicsState();
                content.addRect(x(box.x()), y(box.bottom()), points(box.width()), points(box.height()));
                content.clip();
                draw(inside);
                content.restoreGraphicsState();
            }
        }
    }

    private void circle(Point centre, double radius) throws IOException {
        double handle = radius * QUARTER;
        content.moveTo(x(centre.x() + radius), y(centre.y()));
        curve(centre, radius, handle, handle, radius, 0, radius);
        curve(centre, -handle, radius, -radius, handle, -radius, 0);
        curve(centre, -radius, -handle, -handle, -radius, 0, -radius);
        curve(centre, handle, -radius, radius, -handle, radius, 0);
        content.closePath();
    }

    private void curve(Point centre, double x1, double y1, double x2, double y2, double x3, double y3)
            throws IOException {
        follow(new Outline.Curve(centre.plus(x1, y1), centre.plus(x2, y2), centre.plus(x3, y3)));
    }

    private void follow(Outline.Segment segment) throws IOException {
        switch (segment) {
            case Outline.Move(Point to) -> content.moveTo(x(to.x()), y(to.y()));
            case Outline.Line(Point to) -> content.lineTo(x(to.x()), y(to.y()));
            case Outline.Curve(Point leaving, Point arriving, Point to) ->
                content.curveTo(x(leaving.x()), y(leaving.y()), x(arriving.x()), y(arriving.y()), x(to.x()), y(to.y()));
            case Outline.Close() -> content.closePath();
        }
    }

    private void ink(Paint paint) throws IOException {
        if (paint.fill().isPresent())
            content.setNonStrokingColor(colour(paint.fill().get()));
        if (paint.stroke().isEmpty()) {
            content.fill();
            return;
        }
        Stroke stroke = paint.stroke().get();
        content.setStrokingColor(colour(stroke.tone()));
        content.setLineWidth(points(stroke.width()));
        float[] dash = new float[stroke.dash().size()];
        for (int i = 0; i < dash.length; i++) dash[i] = points(stroke.dash().get(i));
        content.setLineDashPattern(dash, 0);
        if (paint.fill().isPresent()) content.fillAndStroke();
        else content.stroke();
    }

    private void text(Shape.Text line) throws IOException {
        double width = Typeface.width(line.text(), line.type());
        double back = switch (line.anchor()) {
            case START -> 0;
            case MIDDLE -> width / 2;
            case END -> width;
        };
        Point start = line.at().polar(-back, line.degrees());
        content.beginText();
        content.setNonStrokingColor(colour(line.type().tone()));
        content.setFont(font(line.type()), points(line.type().size()));
        content.setTextMatrix(Matrix.getRotateInstance(Math.toRadians(-line.degrees()), x(start.x()), y(start.y())));
        content.showText(line.text());
        content.endText();
    }

    private PDFont font(Lettering type) {
        PDFont font = fonts.get(Typeface.of(type));
        if (font == null) throw new IllegalStateException("no font for " + type);
        return font;
    }

    private static Color colour(Tone tone) {
        return new Color(tone.rgb());
    }

    private static float x(double millimetres) {
        return points(millimetres);
    }

    private float y(double millimetres) {
        return points(height - millimetres);
    }
}
