package dev.halma.rules.notation;

import dev.halma.rules.told.Told;

/**
 * Where a text stopped making sense.
 *
 * @param line from 1
 * @param column from 1, in characters
 * @param found what stands there; empty at the end of the text
 * @param expected what would have been right
 */
public record Problem(int line, int column, String found, Expected expected) {

    /** What there is to say, with its facts by name. */
    public Told told() {
        return Told.of("problem")
                .with("line", line)
                .with("column", column)
                .with("found", found)
                .with("atEnd", found.isEmpty())
                .with("expected", expected.told());
    }
}
