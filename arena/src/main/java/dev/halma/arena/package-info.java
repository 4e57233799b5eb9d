/**
 * Players against each other. {@code player} says who can enter, {@code match} who sits where in which game and plays it,
 * {@code rating} what the results are worth. Each knows only those before it.
 */
@NullMarked
package dev.halma.arena;

import org.jspecify.annotations.NullMarked;
