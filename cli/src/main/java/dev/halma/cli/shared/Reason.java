package dev.halma.cli.shared;

import java.io.IOException;

/** Why a file could not be read or written, in the words of the system. */
public final class Reason {

    private Reason() {}

    /** Java's message may be only the file's name; what it is about stands in the name of the exception. */
    public static String of(IOException e) {
        return e.getClass().getSimpleName().replace("Exception", "") + " " + e.getMessage();
    }
}
