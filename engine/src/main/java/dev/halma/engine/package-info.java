/**
 * The computer player. {@link dev.halma.engine.search.Search} finds the best move of a position within limits. Its
 * clock, dice and output are handed in.
 */
@NullMarked
package dev.halma.engine;

import org.jspecify.annotations.NullMarked;
