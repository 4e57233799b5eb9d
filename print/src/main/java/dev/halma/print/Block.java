package dev.halma.print;

import dev.halma.print.sheet.Box;
import dev.halma.print.sheet.Drawing;
import java.util.List;
import java.util.function.BiConsumer;

/** A block in the columns of a text. */
sealed interface Block {

    /** The title of the whole text. */
    record Title(String text) implements Block {}

    /** A heading, which stays with the block after it. */
    record Heading(String text) implements Block {}

    record Words(String text) implements Block {}

    /** A numbered instruction. */
    record Instruction(int number, String text) implements Block {}

    /** Items in a frame, which is never split. */
    record Framed(String title, List<String> items) implements Block {
        public Framed {
            items = List.copyOf(items);
        }
    }

    /** A picture as wide as the column. Its height is a share of the width. */
    record Picture(double shareOfWidth, BiConsumer<Drawing, Box> draw) implements Block {}
}
