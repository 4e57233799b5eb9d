/** Plays games: referees typed moves, speaks UGI with other programs, and introduces the computer players. */
@NullMarked
package dev.halma.cli.play;

import org.jspecify.annotations.NullMarked;
