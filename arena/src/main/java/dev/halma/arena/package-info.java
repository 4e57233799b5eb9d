/**
 * Players against each other. {@code player} has the entrants, {@code match} plays their games, and {@code rating}
 * measures the results. Each package knows only those before it.
 */
@NullMarked
package dev.halma.arena;

import org.jspecify.annotations.NullMarked;
