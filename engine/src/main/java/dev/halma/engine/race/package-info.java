/**
 * The end of a game, when an army has nothing but open board before it: no opponent matters any more, and all that is left
 * is to come home in as few turns as possible.
 */
@NullMarked
package dev.halma.engine.race;

import org.jspecify.annotations.NullMarked;
