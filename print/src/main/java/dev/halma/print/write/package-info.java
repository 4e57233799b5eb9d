/**
 * Sheets as files: PDF for printers, SVG for pages and articles, PNG for everything else. Equal sheets give equal
 * bytes.
 */
@NullMarked
package dev.halma.print.write;

import org.jspecify.annotations.NullMarked;
