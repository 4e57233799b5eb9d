/**
 * A game as a value: positions, players' requests, the referee's verdicts, and outcomes. Every change goes through the
 * referee, so no game is in an illegal state.
 */
@NullMarked
package dev.halma.rules.game;

import org.jspecify.annotations.NullMarked;
