/** Games on paper: the moves of every round in columns, with diagrams. */
@NullMarked
package dev.halma.print.score;

import org.jspecify.annotations.NullMarked;
