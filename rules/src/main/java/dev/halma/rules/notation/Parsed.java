package dev.halma.rules.notation;

/** The result of reading a text: a value or a problem. */
public sealed interface Parsed<T> {

    record Read<T>(T value) implements Parsed<T> {}

    record Unreadable<T>(Problem problem) implements Parsed<T> {}

    /**
     * The value of a text that is known to be correct.
     *
     * @throws IllegalArgumentException if it is not
     */
    default T orThrow() {
        return switch (this) {
            case Read<T>(T value) -> value;
            case Unreadable<T>(Problem problem) -> throw new IllegalArgumentException(problem.toString());
        };
    }
}
