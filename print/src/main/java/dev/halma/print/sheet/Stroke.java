package dev.halma.print.sheet;

import java.util.List;

/**
 * The ink of an outline. Joins are round and ends are square, so that a line has its exact length.
 *
 * @param width in millimetres
 * @param dash alternating lengths of ink and gap; empty for a solid line
 */
public record Stroke(Tone tone, double width, List<Double> dash) {

    public Stroke {
        dash = List.copyOf(dash);
    }

    public static Stroke of(Tone tone, double width) {
        return new Stroke(tone, width, List.of());
    }

    public Stroke dashed(double ink, double gap) {
        return new Stroke(tone, width, List.of(ink, gap));
    }
}
