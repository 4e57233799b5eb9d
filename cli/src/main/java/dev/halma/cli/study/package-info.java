/**
 * Shows what the rule book and the engine know: rules, variants, boards, legal moves, perft counts, checks and analyses
 * of games.
 */
@NullMarked
package dev.halma.cli.study;

import org.jspecify.annotations.NullMarked;
