/**
 * Drawn boards and pieces, for printed boards and diagrams alike. The rule book says where cells lie, which cells touch
 * and whose camps they are.
 */
@NullMarked
package dev.halma.print.board;

import org.jspecify.annotations.NullMarked;
