package dev.halma.server.simulation;

/** Something that must never be. */
final class Violation extends RuntimeException {

    private static final long serialVersionUID = 1;

    Violation(String message) {
        super(message);
    }

    /** Throws unless something is so. */
    @SuppressWarnings("AnnotateFormatMethod") // the annotation would be a dependency of its own
    static void unless(boolean isSo, String message, Object... facts) {
        if (!isSo) throw new Violation(message.formatted(facts));
    }
}
