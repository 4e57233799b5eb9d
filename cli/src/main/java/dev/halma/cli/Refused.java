package dev.halma.cli;

/** What the user gave can be understood as a command, but the rule book does not take it: exit code 1. */
final class Refused extends RuntimeException {

    private static final long serialVersionUID = 1;

    Refused(String message) {
        super(message);
    }
}
