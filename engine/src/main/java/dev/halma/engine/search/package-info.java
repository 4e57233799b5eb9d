/** Search: a board that keeps its evaluation and key up to date, the transposition table, and the search itself. */
@NullMarked
package dev.halma.engine.search;

import org.jspecify.annotations.NullMarked;
