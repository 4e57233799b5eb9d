/**
 * Writing it down and reading it back: house rules, moves, positions and whole games as text. Reading is forgiving about
 * white space and strict about everything else, and says where and why it stopped.
 */
@NullMarked
package dev.halma.rules.notation;

import org.jspecify.annotations.NullMarked;
