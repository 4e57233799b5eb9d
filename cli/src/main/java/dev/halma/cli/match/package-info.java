/** Players against each other: who enters, who sits where in which game, and what the results are worth. */
@NullMarked
package dev.halma.cli.match;

import org.jspecify.annotations.NullMarked;
