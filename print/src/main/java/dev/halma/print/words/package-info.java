/** The rules on a sheet that folds, and the notes that fill other sheets: words and pictures in columns. */
@NullMarked
package dev.halma.print.words;

import org.jspecify.annotations.NullMarked;
