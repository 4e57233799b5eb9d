/**
 * A game as a value: positions, what players ask for, what the referee answers, and how it ended.
 * Every step goes through the referee, so no game here is in an illegal state.
 */
@NullMarked
package dev.halma.rules.game;

import org.jspecify.annotations.NullMarked;
