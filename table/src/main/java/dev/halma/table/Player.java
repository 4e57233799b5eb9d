package dev.halma.table;

/**
 * A person or program that plays at tables.
 *
 * @param isProgram whether it is a program that plays by itself
 */
public record Player(PlayerId id, String name, boolean isProgram) {}
