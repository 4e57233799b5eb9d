/** The code that commands share: options, the console and its language, game files, numbers and progress. */
@NullMarked
package dev.halma.cli.shared;

import org.jspecify.annotations.NullMarked;
