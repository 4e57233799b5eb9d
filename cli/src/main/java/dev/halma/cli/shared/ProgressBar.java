package dev.halma.cli.shared;

import java.io.PrintWriter;
import java.util.Locale;
import java.util.function.LongSupplier;

/** A line on the terminal that shows progress and overwrites itself. Any thread may write it. */
public final class ProgressBar {

    private static final int WIDTH = 30;
    private static final String FROM_THE_START = "\r\u001B[K";

    private final PrintWriter err;
    private final int all;
    private final boolean isShown;
    private final LongSupplier clock;
    private final long started;

    /** @param clock in nanoseconds */
    ProgressBar(PrintWriter err, int all, boolean isShown, LongSupplier clock) {
        this.err = err;
        this.all = all;
        this.isShown = isShown;
        this.clock = clock;
        started = clock.getAsLong();
    }

    /** Shown only on a terminal. */
    public static ProgressBar of(int all, PrintWriter err) {
        return new ProgressBar(err, all, Terminal.showsProgress(), System::nanoTime);
    }

    /** Always shown: for tools that start without the launcher, which alone knows whether there is a terminal. */
    public static ProgressBar always(int all, PrintWriter err) {
        return new ProgressBar(err, all, true, System::nanoTime);
    }

    public synchronized void show(int done, String text) {
        if (!isShown) return;
        int filled = WIDTH * done / all;
        err.print(FROM_THE_START + "[" + "#".repeat(filled) + ".".repeat(WIDTH - filled) + "] " + text);
        err.flush();
    }

    /** The time left if the speed stays the same: {@code 40 s}, {@code 12 min}, {@code 2 h 29 min}. */
    public String timeLeft(int done) {
        double seconds = (double) (clock.getAsLong() - started) / done * (all - done) / 1e9;
        if (Math.round(seconds) < 100) return Math.round(seconds) + " s";
        long minutes = Math.round(seconds / 60);
        if (minutes < 100) return minutes + " min";
        return String.format(Locale.ROOT, "%d h %02d min", minutes / 60, minutes % 60);
    }

    /** Removes the line. */
    public synchronized void clear() {
        if (!isShown) return;
        err.print(FROM_THE_START);
        err.flush();
    }

    /** Ends the line and keeps it. */
    public synchronized void end() {
        if (!isShown) return;
        err.println();
        err.flush();
    }
}
