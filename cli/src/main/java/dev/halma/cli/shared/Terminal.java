package dev.halma.cli.shared;

import picocli.CommandLine.Help.Ansi;

/**
 * Whether a person watches. The launcher knows and says so; Java itself can only tell that both input and output are a
 * terminal.
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
