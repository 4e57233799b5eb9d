/**
 * The {@code halma} command: one class a command, in packages by what they are for. {@link dev.halma.cli.Main} lists them.
 */
@NullMarked
package dev.halma.cli;

import org.jspecify.annotations.NullMarked;
