package dev.halma.bench.tuning;

import dev.halma.engine.evaluation.Weights;
import java.util.Locale;

/**
 * The line that tells how far a run is.
 *
 * @param duels how many there will be, of two games each
 * @param started by the clock that the other times come from, in nanoseconds
 */
record Progress(int duels, long started) {

    private static final int BAR = 20;

    String text(int played, Weights now, long time) {
        int filled = BAR * played / duels;
        return String.format(
                Locale.ROOT,
                "[%s%s] %d of %d games, %s, %s left",
                "#".repeat(filled),
                ".".repeat(BAR - filled),
                2 * played,
                2 * duels,
                now.text(),
                duration((double) (time - started) / played * (duels - played) / 1e9));
    }

    private static String duration(double seconds) {
        long whole = Math.round(seconds);
        if (whole < 100) return whole + " s";
        long minutes = Math.round(seconds / 60);
        return minutes < 100
                ? minutes + " min"
                : String.format(Locale.ROOT, "%d h %02d min", minutes / 60, minutes % 60);
    }
}
