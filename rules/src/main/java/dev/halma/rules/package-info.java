/**
 * The rule book. Read it in the order board, variant, move, game, notation: each package knows only those before it, and
 * none knows anything but Java itself.
 */
@NullMarked
package dev.halma.rules;

import org.jspecify.annotations.NullMarked;
