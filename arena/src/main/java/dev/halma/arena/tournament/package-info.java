/**
 * Tournaments: a {@link dev.halma.arena.tournament.Schedule} knows all its games beforehand, a
 * {@link dev.halma.arena.tournament.Swiss} pairs each round by the points so far, and a
 * {@link dev.halma.arena.tournament.Tournament} plays what has not been played yet.
 */
@NullMarked
package dev.halma.arena.tournament;

import org.jspecify.annotations.NullMarked;
