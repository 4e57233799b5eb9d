/**
 * The computer player. {@link dev.halma.engine.search.Search} finds the best move of a position within limits. The
 * caller supplies clock, random numbers and output.
 */
@NullMarked
package dev.halma.engine;

import org.jspecify.annotations.NullMarked;
