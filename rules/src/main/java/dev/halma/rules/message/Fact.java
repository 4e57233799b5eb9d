package dev.halma.rules.message;

import dev.halma.rules.variant.Seat;
import java.util.List;

/** One fact of a message. */
public sealed interface Fact {

    /** A text that stays as it is: a cell, a word of the notation, something that a player typed. */
    record Word(String text) implements Fact {}

    record Count(int number) implements Fact {}

    record Flag(boolean isSo) implements Fact {}

    /** Alternatives, to be joined by "or". */
    record Choice(List<String> texts) implements Fact {
        public Choice {
            texts = List.copyOf(texts);
        }
    }

    record Someone(Seat seat) implements Fact {}

    /** A message within the message. */
    record Nested(Message message) implements Fact {}

    /** Messages within the message, to be joined by "and". */
    record All(List<Message> messages) implements Fact {
        public All {
            messages = List.copyOf(messages);
        }
    }
}
