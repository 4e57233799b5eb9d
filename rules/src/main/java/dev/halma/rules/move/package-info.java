/**
 * Moves: the live board for search and perft, the legal moves of a seat, duties and home, and the routes of pieces.
 */
@NullMarked
package dev.halma.rules.move;

import org.jspecify.annotations.NullMarked;
