/** {@code halma puzzle}: the puzzle of a day, to play at the terminal or to print. */
@NullMarked
package dev.halma.cli.puzzle;

import org.jspecify.annotations.NullMarked;
