/** A game line by line, for braille displays, screen readers, simple terminals and scripts: nothing is drawn twice. */
@NullMarked
package dev.halma.cli.terminal.plain;

import org.jspecify.annotations.NullMarked;
