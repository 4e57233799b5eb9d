/**
 * Boards and pieces as they are drawn, on printed boards and in diagrams alike. Where a cell lies, which cells touch and
 * whose camps they are comes from the rule book.
 */
@NullMarked
package dev.halma.print.board;

import org.jspecify.annotations.NullMarked;
