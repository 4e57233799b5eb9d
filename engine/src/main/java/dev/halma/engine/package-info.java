/**
 * The computer player. {@link dev.halma.engine.search.Search} finds the best move of a position within limits; it knows no
 * clock, no chance and no output but what it is handed.
 */
@NullMarked
package dev.halma.engine;

import org.jspecify.annotations.NullMarked;
