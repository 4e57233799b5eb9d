package dev.halma.print.write;

/** Circles for formats that know only curves. */
final class Arcs {

    /** How far the control points of a quarter circle lie from its ends, in radii: off by 0.03 % of the radius at most. */
    static final double QUARTER = 0.5522847498;

    private Arcs() {}
}
