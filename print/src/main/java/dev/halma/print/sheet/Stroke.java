package dev.halma.print.sheet;

import java.util.List;

/**
 * A line's ink. Joins are round and ends are cut off square, so that a line is as long as it says.
 *
 * @param width in millimetres
 * @param dash lengths of ink and gap in turn; empty for a line without gaps
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
