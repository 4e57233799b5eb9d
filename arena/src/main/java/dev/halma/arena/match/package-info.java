/**
 * The games of a match: a {@link dev.halma.arena.match.Pairing} says who sits where and which opening is played, the
 * {@link dev.halma.arena.match.Match} plays it, the {@link dev.halma.arena.match.MatchRunner} plays all of them.
 */
@NullMarked
package dev.halma.arena.match;

import org.jspecify.annotations.NullMarked;
