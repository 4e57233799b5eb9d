/** Pieces to cut out, flat or standing, with a card for each player. */
@NullMarked
package dev.halma.print.pieces;

import org.jspecify.annotations.NullMarked;
