/** Writes printed sets, score sheets and diagrams to files. */
@NullMarked
package dev.halma.cli.print;

import org.jspecify.annotations.NullMarked;
