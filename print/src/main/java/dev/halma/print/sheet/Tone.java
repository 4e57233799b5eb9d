package dev.halma.print.sheet;

/** A colour of ink, as red, green and blue of eight bits each. */
public record Tone(int rgb) {

    public static final Tone BLACK = new Tone(0x000000);
    public static final Tone WHITE = new Tone(0xFFFFFF);

    /** The brightness, of 255, below which white is easier to see. */
    private static final int MIDDLE = 128;

    /** A grey, from 0 for black to 1 for white. */
    public static Tone grey(double brightness) {
        int level = (int) Math.round(255 * brightness);
        return new Tone(level << 16 | level << 8 | level);
    }

    /** This colour thinned with white: 0 leaves it, 1 makes it white. */
    public Tone lighter(double share) {
        return new Tone(thinned(16, share) << 16 | thinned(8, share) << 8 | thinned(0, share));
    }

    private int thinned(int shift, double share) {
        int level = rgb >> shift & 0xFF;
        return (int) Math.round(level + (255 - level) * share);
    }

    /** Whether white letters are easier to read on it than black ones. */
    public boolean isDark() {
        int weighed = 299 * (rgb >> 16 & 0xFF) + 587 * (rgb >> 8 & 0xFF) + 114 * (rgb & 0xFF);
        return weighed < 1000 * MIDDLE;
    }

    public String css() {
        return String.format("#%06x", rgb);
    }
}
