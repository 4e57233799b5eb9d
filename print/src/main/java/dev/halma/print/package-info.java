/**
 * Print and play: a request for a variant becomes sheets of paper, or a refusal that names what would work. Sheets are
 * shapes in millimetres ({@code sheet}), drawn from the rule book's boards ({@code board}, {@code set}, {@code diagram})
 * and written as PDF, SVG or PNG ({@code write}).
 */
@NullMarked
package dev.halma.print;

import org.jspecify.annotations.NullMarked;
