/**
 * Tunes the weights of the evaluation by self-play. {@link dev.halma.bench.tuning.Spsa} says which two settings to try
 * next, a {@link dev.halma.bench.tuning.Duel} plays them against each other, and the values move a little towards the
 * winner. See docs/engine.md.
 */
@NullMarked
package dev.halma.bench.tuning;

import org.jspecify.annotations.NullMarked;
