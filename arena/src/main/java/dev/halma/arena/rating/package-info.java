/** What results are worth: points, standings, Elo with its margin of error, and tests that stop once they know. */
@NullMarked
package dev.halma.arena.rating;

import org.jspecify.annotations.NullMarked;
