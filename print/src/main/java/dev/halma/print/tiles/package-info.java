/** The board in tiles to glue together, each on a sheet with its flaps. */
@NullMarked
package dev.halma.print.tiles;

import org.jspecify.annotations.NullMarked;
