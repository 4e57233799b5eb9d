/** Plays matches between players, and prints the node count that identifies the engine. */
@NullMarked
package dev.halma.cli.match;

import org.jspecify.annotations.NullMarked;
