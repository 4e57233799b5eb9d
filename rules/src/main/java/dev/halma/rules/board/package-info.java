/**
 * Where pieces can stand: cells on a lattice, their names and neighbours, the camps in the corners.
 * Cells are small ints, and a set of them is four longs, one for each board that a chain of hops can't leave.
 */
@NullMarked
package dev.halma.rules.board;

import org.jspecify.annotations.NullMarked;
