/**
 * Print and play: a {@link PrintRequest} for a variant becomes a {@link PrintSet}, or a refusal that names what would
 * work. A set is the board in tiles, pieces to cut out, and everything to read; all its sheets follow one plan. There
 * are also sheets of puzzles, score sheets and single diagrams. All draw the rule book's boards ({@code board}) on
 * sheets of shapes in millimetres, which become PDF, SVG or PNG ({@code sheet}).
 */
@NullMarked
package dev.halma.print;

import org.jspecify.annotations.NullMarked;
