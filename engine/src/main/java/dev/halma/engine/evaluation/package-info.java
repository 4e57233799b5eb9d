/** How good a position is for each seat: how much of the way its pieces still have before them. */
@NullMarked
package dev.halma.engine.evaluation;

import org.jspecify.annotations.NullMarked;
