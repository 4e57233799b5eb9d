package dev.halma.print;

/** The paper sizes, in millimetres in portrait format. */
public enum Paper {
    A4(210, 297),
    LETTER(215.9, 279.4),
    A3(297, 420);

    private final double width;
    private final double height;

    Paper(double width, double height) {
        this.width = width;
        this.height = height;
    }

    public double width() {
        return width;
    }

    public double height() {
        return height;
    }
}
