package dev.halma.print.words;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import java.util.function.BiConsumer;

/** What follows one another in the columns of a text. */
sealed interface Block {

    /** The name of everything. */
    record Title(String text) implements Block {}

    /** Stays with what follows it. */
    record Heading(String text) implements Block {}

    record Words(String text) implements Block {}

    /** Words behind a number. */
    record Step(int number, String text) implements Block {}

    /** A picture as wide as the column, of a certain share of that in height. */
    record Picture(double shareOfWidth, BiConsumer<Drawing, Box> draw) implements Block {}
}
