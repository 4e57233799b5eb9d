/** Evaluation: the way left of each seat's pieces. */
@NullMarked
package dev.halma.engine.evaluation;

import org.jspecify.annotations.NullMarked;
