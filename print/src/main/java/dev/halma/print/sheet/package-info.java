/**
 * A sheet of paper as a list of shapes, in millimetres from its top left corner, and its files: PDF for printers, SVG
 * for pages and articles, PNG for everything else. The code that draws knows nothing of these formats; nothing here
 * knows of Halma. Equal sheets give equal bytes.
 */
@NullMarked
package dev.halma.print.sheet;

import org.jspecify.annotations.NullMarked;
