package dev.halma.engine.protocol;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * All that a session is handed.
 *
 * @param version of the program
 * @param out takes one line at a time, from the reader of the lines and from the runner's work alike
 * @param clock counts nanoseconds
 */
public record Surroundings(String version, Consumer<String> out, LongSupplier clock, Runner runner, Words words) {}
