package dev.halma.cli.shared;

import picocli.CommandLine.Help.Ansi;

/**
 * Whether input and output are a terminal. The launcher says so, because Java only knows whether both are one.
 */
public final class Terminal {

    private Terminal() {}

    public static Ansi ansi() {
        return showsColours() ? Ansi.ON : Ansi.OFF;
    }

    private static boolean showsColours() {
        boolean unwanted = !System.getenv().getOrDefault("NO_COLOR", "").isEmpty();
        return !unwanted && !isDumb() && Boolean.getBoolean("halma.terminal.out");
    }

    public static boolean showsProgress() {
        return !isDumb() && Boolean.getBoolean("halma.terminal.err");
    }

    /** Whether there is a screen and a keyboard: input and output are a terminal that can place its cursor. */
    public static boolean isScreen() {
        return !isDumb() && isAttended() && Boolean.getBoolean("halma.terminal.out");
    }

    /** Whether a user types the input. */
    public static boolean isAttended() {
        return Boolean.getBoolean("halma.terminal.in");
    }

    private static boolean isDumb() {
        return "dumb".equals(System.getenv("TERM"));
    }
}
