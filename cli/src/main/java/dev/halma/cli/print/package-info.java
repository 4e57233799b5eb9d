/** Sets to print, score sheets and diagrams, written to files. */
@NullMarked
package dev.halma.cli.print;

import org.jspecify.annotations.NullMarked;
