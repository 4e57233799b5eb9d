/** A game that is replayed, on the screen or line by line. */
@NullMarked
package dev.halma.cli.terminal.replay;

import org.jspecify.annotations.NullMarked;
