/**
 * The {@code halma} command. Every command is a class; packages group the commands by purpose. {@link
 * dev.halma.cli.Main} lists them.
 */
@NullMarked
package dev.halma.cli;

import org.jspecify.annotations.NullMarked;
