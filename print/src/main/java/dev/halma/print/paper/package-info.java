/** Paper: its sizes, its printable area, and the header of each sheet. */
@NullMarked
package dev.halma.print.paper;

import org.jspecify.annotations.NullMarked;
