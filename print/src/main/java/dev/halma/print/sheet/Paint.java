package dev.halma.print.sheet;

import java.util.Optional;

/** How a shape is inked: its inside, its outline, or both. */
public record Paint(Optional<Tone> fill, Optional<Stroke> stroke) {

    public static Paint filled(Tone tone) {
        return new Paint(Optional.of(tone), Optional.empty());
    }

    public static Paint outlined(Stroke stroke) {
        return new Paint(Optional.empty(), Optional.of(stroke));
    }

    public static Paint outlined(Tone tone, double width) {
        return outlined(Stroke.of(tone, width));
    }

    public Paint with(Stroke outline) {
        return new Paint(fill, Optional.of(outline));
    }
}
