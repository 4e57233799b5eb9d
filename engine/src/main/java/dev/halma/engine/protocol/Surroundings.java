package dev.halma.engine.protocol;

import java.util.function.Consumer;
import java.util.function.LongSupplier;

/**
 * What a session needs from outside.
 *
 * @param version of the program
 * @param out takes one line at a time, from the session and from the runner's work
 * @param clock counts nanoseconds
 */
public record Surroundings(String version, Consumer<String> out, LongSupplier clock, Runner runner, Words words) {}
