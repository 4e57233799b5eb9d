/** Paper as printers take it: its sizes, what they reach of it, and the strip at the top that says what a sheet is. */
@NullMarked
package dev.halma.print.paper;

import org.jspecify.annotations.NullMarked;
