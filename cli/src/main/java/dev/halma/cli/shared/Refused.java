package dev.halma.cli.shared;

/** What the user gave can be understood as a command, but the rule book does not take it: exit code 1. */
public final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    public Refused(String message) {
        super(message);
    }
}
