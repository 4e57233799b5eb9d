package dev.halma.cli.terminal.table;

import dev.halma.engine.level.Level;

/** Who sits at a seat. */
public sealed interface Sitter {

    /**
     * A person.
     *
     * @param name empty if nobody has told it
     * @param isHere whether this person plays at this terminal
     */
    record Person(String name, boolean isHere) implements Sitter {}

    record Computer(Level level) implements Sitter {}

    /**
     * Nobody yet.
     *
     * @param isKept for somebody who has the invitation
     */
    record Free(boolean isKept) implements Sitter {}

    /** Whether somebody at this terminal moves for the seat. */
    default boolean isHere() {
        return this instanceof Person person && person.isHere();
    }
}
