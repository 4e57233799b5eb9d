/**
 * Finds better weights for the evaluation by letting the engine play against itself. {@link dev.halma.bench.tuning.Spsa}
 * says which two settings to try next, a {@link dev.halma.bench.tuning.Duel} plays them against each other, and what comes
 * out moves the values a little towards the winner. See docs/engine.md.
 */
@NullMarked
package dev.halma.bench.tuning;

import org.jspecify.annotations.NullMarked;
