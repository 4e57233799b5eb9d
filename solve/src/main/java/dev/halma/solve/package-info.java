/**
 * Strong solutions of small boards with two seats. Every placement has a number ({@code Ranking}), and one byte per
 * number holds the turns until the end ({@code Table}). {@code Solver} fills the table backwards from the ends of the
 * game; {@code Check} compares it with the moves of the rule book.
 */
@NullMarked
package dev.halma.solve;

import org.jspecify.annotations.NullMarked;
