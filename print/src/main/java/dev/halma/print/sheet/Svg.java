package dev.halma.print.sheet;

import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.List;
import java.util.stream.Collectors;

/** A sheet as SVG, with its size in millimetres and its text as text. Without the font, a page shows a similar one. */
public final class Svg {

    private final StringBuilder out = new StringBuilder();

    private Svg() {}

    public static String of(Sheet sheet) {
        return new Svg().text(sheet);
    }

    private String text(Sheet sheet) {
        String width = number(sheet.width());
        String height = number(sheet.height());
        out.append("<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"" + width + "mm\" height=\"" + height
                + "mm\" viewBox=\"0 0 " + width + " " + height + "\" font-family=\"" + Typeface.FAMILY
                + ", 'Noto Sans', Arial, sans-serif\" stroke-linejoin=\"round\">\n");
        out.append("<title>" + escaped(sheet.title()) + "</title>\n");
        out.append("<rect width=\"" + width + "\" height=\"" + height + "\" fill=\"#ffffff\"/>\n");
        draw(sheet.shapes());
        return out.append("</svg>\n").toString();
    }

    private void draw(List<Shape> shapes) {
        for (Shape shape : shapes) {
            switch (shape) {
                case Shape.Circle(Point centre, double radius, Paint paint) ->
                    out.append("<circle cx=\"" + number(centre.x()) + "\" cy=\"" + number(centre.y()) + "\" r=\""
                            + number(radius) + "\"" + ink(paint) + "/>\n");
                case Shape.Drawn(Outline path, Paint paint) ->
                    out.append("<path d=\"" + path(path) + "\"" + ink(paint) + "/>\n");
                case Shape.Text line -> text(line);
                case Shape.Window(Box box, List<Shape> inside) -> window(box, inside);
            }
        }
    }

    /**
     * Writes a window as a nested picture. It needs no id, which could clash with one of another picture on the page.
     */
    private void window(Box box, List<Shape> inside) {
        String place = " x=\"" + number(box.x()) + "\" y=\"" + number(box.y()) + "\"";
        String size = " width=\"" + number(box.width()) + "\" height=\"" + number(box.height()) + "\"";
        String view = " viewBox=\"" + number(box.x()) + " " + number(box.y()) + " " + number(box.width()) + " "
                + number(box.height()) + "\"";
        out.append("<svg" + place + size + view + " overflow=\"hidden\">\n");
        draw(inside);
        out.append("</svg>\n");
    }

    private void text(Shape.Text line) {
        String anchor = switch (line.anchor()) {
            case START -> "";
            case MIDDLE -> " text-anchor=\"middle\"";
            case END -> " text-anchor=\"end\"";
        };
        String turn = line.degrees() == 0
                ? ""
                : " transform=\"rotate(" + number(line.degrees()) + " "
                        + number(line.at().x()) + " " + number(line.at().y()) + ")\"";
        out.append("<text x=\"" + number(line.at().x()) + "\" y=\""
                + number(line.at().y()) + "\" font-size=\""
                + number(line.type().size()) + "\"" + (line.type().bold() ? " font-weight=\"bold\"" : "") + anchor
                + turn + " fill=\"" + line.type().tone().css() + "\">" + escaped(line.text()) + "</text>\n");
    }

    private static String path(Outline path) {
        return path.segments().stream().map(Svg::segment).collect(Collectors.joining());
    }

    private static String segment(Outline.Segment segment) {
        return switch (segment) {
            case Outline.Move(Point to) -> "M" + point(to);
            case Outline.Line(Point to) -> "L" + point(to);
            case Outline.Curve(Point leaving, Point arriving, Point to) ->
                "C" + point(leaving) + " " + point(arriving) + " " + point(to);
            case Outline.Close() -> "Z";
        };
    }

    private static String ink(Paint paint) {
        String fill = " fill=\"" + paint.fill().map(tone -> tone.css()).orElse("none") + "\"";
        return fill + paint.stroke().map(Svg::stroke).orElse("");
    }

    private static String stroke(Stroke stroke) {
        String dash = stroke.dash().isEmpty()
                ? ""
                : " stroke-dasharray=\""
                        + stroke.dash().stream().map(Svg::number).collect(Collectors.joining(" ")) + "\"";
        return " stroke=\"" + stroke.tone().css() + "\" stroke-width=\"" + number(stroke.width()) + "\"" + dash;
    }

    private static String point(Point point) {
        return number(point.x()) + " " + number(point.y());
    }

    /** A number to a thousandth of a millimetre, without trailing zeros. */
    private static String number(double value) {
        BigDecimal rounded =
                BigDecimal.valueOf(value).setScale(3, RoundingMode.HALF_UP).stripTrailingZeros();
        return rounded.signum() == 0 ? "0" : rounded.toPlainString();
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;").replace("<", "&lt;").replace(">", "&gt;");
    }
}
