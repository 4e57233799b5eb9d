package dev.halma.rules.notation;

/**
 * Where a text stopped making sense.
 *
 * @param line from 1
 * @param column from 1, in characters
 * @param found what stands there; empty at the end of the text
 * @param expected what would have been right
 */
public record Problem(int line, int column, String found, Expected expected) {}
