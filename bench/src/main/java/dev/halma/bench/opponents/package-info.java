/**
 * Other models of the opponents with more than two sides, to compare with the engine's: best-reply search and max^n.
 * They share its evaluation, its races and its patience, so that only the model differs. No game needs them, so they
 * live here. {@link dev.halma.bench.opponents.Comparison} plays them against each other; docs/engine.md has the
 * results.
 */
@NullMarked
package dev.halma.bench.opponents;

import org.jspecify.annotations.NullMarked;
