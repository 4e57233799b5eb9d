/**
 * Writing and reading text: house rules, moves, positions and whole games. The readers accept extra white space and
 * nothing else that is wrong. A problem says where and why they stopped.
 */
@NullMarked
package dev.halma.rules.notation;

import org.jspecify.annotations.NullMarked;
