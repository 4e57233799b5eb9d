package dev.halma.rules.told;

import dev.halma.rules.variant.Seat;
import java.util.List;

/** One thing that a message needs to know. */
public sealed interface Fact {

    /** As it stands: a cell, a word of the notation, what somebody typed. */
    record Word(String text) implements Fact {}

    record Count(int number) implements Fact {}

    record Flag(boolean isSo) implements Fact {}

    /** Any one of these, to be joined by "or". */
    record Choice(List<String> texts) implements Fact {
        public Choice {
            texts = List.copyOf(texts);
        }
    }

    record Someone(Seat seat) implements Fact {}

    /** A message within the message. */
    record Nested(Told told) implements Fact {}

    /** Messages within the message, to be joined by "and". */
    record All(List<Told> told) implements Fact {
        public All {
            told = List.copyOf(told);
        }
    }
}
