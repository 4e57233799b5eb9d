package dev.halma.table;

/**
 * Somebody who plays here.
 *
 * @param isProgram whether it is a program that plays by itself
 */
public record Player(PlayerId id, String name, boolean isProgram) {}
