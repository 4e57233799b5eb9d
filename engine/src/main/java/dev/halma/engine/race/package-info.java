/**
 * Races: the end of a game, once a seat has passed all opponents. They no longer matter. The seat only has to come home
 * in as few turns as possible.
 */
@NullMarked
package dev.halma.engine.race;

import org.jspecify.annotations.NullMarked;
