package dev.halma.cli;

import picocli.CommandLine.Help.Ansi;

/**
 * Whether a person watches. The launcher knows and says so; Java itself can only tell that both input and output are a
 * terminal.
 */
final class Terminal {

    private Terminal() {}

    static Ansi ansi() {
        return showsColours() ? Ansi.ON : Ansi.OFF;
    }

    private static boolean showsColours() {
        if (System.getenv("NO_COLOR") != null || "dumb".equals(System.getenv("TERM"))) return false;
        return Boolean.getBoolean("halma.terminal.out");
    }

    static boolean showsProgress() {
        return Boolean.getBoolean("halma.terminal.err");
    }
}
