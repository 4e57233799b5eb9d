/** Proven races: how many are proven in how much time, and whether plain search finds the same number of turns. */
@NullMarked
package dev.halma.bench.races;

import org.jspecify.annotations.NullMarked;
