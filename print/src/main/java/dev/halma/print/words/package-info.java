/** The rules on a folding sheet, and the notes on other sheets: text and pictures in columns. */
@NullMarked
package dev.halma.print.words;

import org.jspecify.annotations.NullMarked;
