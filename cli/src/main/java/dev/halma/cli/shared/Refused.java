package dev.halma.cli.shared;

/** The command line is correct, but the command can't be carried out: exit code 1. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Refused(String message) {
        super(message);
    }
}
