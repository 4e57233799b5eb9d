/**
 * The games of a match. A {@link dev.halma.arena.match.Pairing} says who sits where and which opening is played, a
 * {@link dev.halma.arena.match.Match} plays it, and a {@link dev.halma.arena.match.MatchRunner} plays them all.
 */
@NullMarked
package dev.halma.arena.match;

import org.jspecify.annotations.NullMarked;
