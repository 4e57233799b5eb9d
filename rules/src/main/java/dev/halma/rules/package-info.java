/**
 * The rule book. Read it in the order board, variant, move, told, game, notation. Each package knows only those before
 * it, and all need only Java itself.
 */
@NullMarked
package dev.halma.rules;

import org.jspecify.annotations.NullMarked;
