/** A sheet of puzzles with the solutions on its back. */
@NullMarked
package dev.halma.print.puzzle;

import org.jspecify.annotations.NullMarked;
