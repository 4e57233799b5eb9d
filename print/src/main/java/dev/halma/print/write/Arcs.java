package dev.halma.print.write;

/** Circles for formats that only have curves. */
final class Arcs {

    /**
     * The distance of the control points of a quarter circle from its ends, in radii. The error is at most 0.03 % of
     * the radius.
     */
    static final double QUARTER = 0.5522847498;

    private Arcs() {}
}
