/**
 * A sheet of paper as a list of shapes, in millimetres from its top left corner. The code that draws knows nothing of
 * PDF or SVG; the code that writes files knows nothing of Halma.
 */
@NullMarked
package dev.halma.print.sheet;

import org.jspecify.annotations.NullMarked;
