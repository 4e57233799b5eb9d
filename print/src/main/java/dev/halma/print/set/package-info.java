/** The sheets of a set: the board in parts to glue together, pieces to cut out, and the rules on a sheet that folds. */
@NullMarked
package dev.halma.print.set;

import org.jspecify.annotations.NullMarked;
