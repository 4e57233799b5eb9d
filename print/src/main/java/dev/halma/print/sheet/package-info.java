/**
 * A sheet of paper as a list of shapes, in millimetres from its top left corner. Whoever draws knows nothing of PDF or
 * SVG; whoever writes a file knows nothing of Halma.
 */
@NullMarked
package dev.halma.print.sheet;

import org.jspecify.annotations.NullMarked;
