/**
 * What may move where: the live board that search and counting run on, the legal moves of a seat, blockers and home,
 * and the route that a piece takes.
 */
@NullMarked
package dev.halma.rules.move;

import org.jspecify.annotations.NullMarked;
