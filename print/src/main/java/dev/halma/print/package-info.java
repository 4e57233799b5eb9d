/**
 * Print and play: a request for a variant becomes sheets of paper, or a refusal that names what would work. Sheets are
 * shapes in millimetres ({@code sheet}) on {@code paper}. A set follows its {@code request} with {@code tiles} of the
 * board, {@code pieces} and rules in {@code words}. There are also score sheets ({@code score}) and single diagrams
 * ({@code diagram}). All draw the rule book's boards ({@code board}) and are written as PDF, SVG or PNG ({@code
 * write}).
 */
@NullMarked
package dev.halma.print;

import org.jspecify.annotations.NullMarked;
