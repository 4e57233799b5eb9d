package dev.halma.rules.notation;

import dev.halma.rules.message.Message;

/**
 * The place where a text can't be parsed, and why.
 *
 * @param line from 1
 * @param column from 1, in characters
 * @param found the text found there; empty at the end
 * @param expected what should stand there
 */
public record Problem(int line, int column, String found, Expected expected) {

    /** The message and its facts. */
    public Message message() {
        return Message.of("problem")
                .with("line", line)
                .with("column", column)
                .with("found", found)
                .with("atEnd", found.isEmpty())
                .with("expected", expected.message());
    }
}
