/**
 * The family as data: who sits where, who wins together, how a game ends, and the house rules that change it.
 * A new variant is one more entry in the catalogue.
 */
@NullMarked
package dev.halma.rules.variant;

import org.jspecify.annotations.NullMarked;
