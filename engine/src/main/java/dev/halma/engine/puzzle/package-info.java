/**
 * Puzzles: bring the last pieces home in the fewest turns. They are made from a seed, so that a date has the same puzzles
 * everywhere, and every number in them is proven.
 */
@NullMarked
package dev.halma.engine.puzzle;

import org.jspecify.annotations.NullMarked;
