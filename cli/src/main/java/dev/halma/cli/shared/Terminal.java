package dev.halma.cli.shared;

import picocli.CommandLine.Help.Ansi;

/**
 * Whether the output goes to a terminal. The launcher says so, because Java only knows whether input and output both
 * are one.
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

    private static boolean isDumb() {
        return "dumb".equals(System.getenv("TERM"));
    }
}
