/**
 * A game drawn in place. {@link dev.halma.cli.terminal.screen.Screen} reads keys and draws; what is drawn is made of lines
 * ({@link dev.halma.cli.terminal.screen.Picture}), and only lines that have changed are sent, for slow connections.
 */
@NullMarked
package dev.halma.cli.terminal.screen;

import org.jspecify.annotations.NullMarked;
