package dev.halma.cli;

import picocli.CommandLine.TypeConversionException;

/** Reads numbers from the command line. */
final class Numbers {

    private Numbers() {}

    static int whole(String text) {
        try {
            return Integer.parseInt(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number up to " + Integer.MAX_VALUE);
        }
    }

    static long large(String text) {
        try {
            return Long.parseLong(text);
        } catch (NumberFormatException e) {
            throw new TypeConversionException("'" + text + "' is not a whole number");
        }
    }
}
