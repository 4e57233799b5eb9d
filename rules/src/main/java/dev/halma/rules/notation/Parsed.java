package dev.halma.rules.notation;

/** What came of reading a text: a value, or a problem. */
public sealed interface Parsed<T> {

    record Read<T>(T value) implements Parsed<T> {}

    record Unreadable<T>(Problem problem) implements Parsed<T> {}

    /** The value, where the text is known to be right. */
    default T orThrow() {
        return switch (this) {
            case Read<T>(T value) -> value;
            case Unreadable<T>(Problem problem) -> throw new IllegalArgumentException(problem.toString());
        };
    }
}
