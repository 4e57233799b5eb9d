package dev.halma.print.sheet;

/** The type of a text. The size is in millimetres. */
public record Lettering(double size, boolean bold, Tone tone) {

    public static Lettering plain(double size) {
        return new Lettering(size, false, Tone.BLACK);
    }

    public static Lettering bold(double size) {
        return new Lettering(size, true, Tone.BLACK);
    }
}
