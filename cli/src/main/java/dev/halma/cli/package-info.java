/** The {@code halma} command: one class a command, and the English words for what the rule book answers. */
@NullMarked
package dev.halma.cli;

import org.jspecify.annotations.NullMarked;
