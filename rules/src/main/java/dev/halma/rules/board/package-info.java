/**
 * The board: cells on a lattice, their names and neighbours, the camps. A cell is a small int. A set of cells is four
 * longs, one for each class of cells that a chain of hops can't leave.
 */
@NullMarked
package dev.halma.rules.board;

import org.jspecify.annotations.NullMarked;
