/** Ratings: points, standings, Elo with its margin of error, and tests that stop once they are decided. */
@NullMarked
package dev.halma.arena.rating;

import org.jspecify.annotations.NullMarked;
