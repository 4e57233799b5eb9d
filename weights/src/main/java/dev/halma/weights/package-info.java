/**
 * The engine's learned patterns, as files: one for each board and army. The engine reads no files. Code that creates an
 * engine on the JVM gets its {@link dev.halma.engine.evaluation.Evaluation} here.
 */
@NullMarked
package dev.halma.weights;

import org.jspecify.annotations.NullMarked;
