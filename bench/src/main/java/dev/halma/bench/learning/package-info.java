/**
 * Learns the engine's {@link dev.halma.engine.evaluation.Patterns} from quick games against itself. {@link
 * dev.halma.bench.learning.Training} is the command: it plays games, searches their positions more deeply, and fits the
 * values to those scores. How to repeat a training is in {@code docs/engine.md}.
 */
@NullMarked
package dev.halma.bench.learning;

import org.jspecify.annotations.NullMarked;
