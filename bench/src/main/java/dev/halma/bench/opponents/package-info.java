/**
 * Other ways to take one's opponents where there are more than two sides, to be compared with the engine's: best-reply
 * search and max^n. They share its evaluation, its races and its patience, so that nothing but the treatment of opponents
 * differs, and live here since no game needs them. {@link dev.halma.bench.opponents.Comparison} lets them play each other;
 * what came out is in docs/engine.md.
 */
@NullMarked
package dev.halma.bench.opponents;

import org.jspecify.annotations.NullMarked;
