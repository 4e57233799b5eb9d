/** The rule book and the engine to look into: rules, variants, boards, moves, counts, games and their analysis. */
@NullMarked
package dev.halma.cli.study;

import org.jspecify.annotations.NullMarked;
