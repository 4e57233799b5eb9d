/** One position as a picture, for articles and for score sheets. */
@NullMarked
package dev.halma.print.diagram;

import org.jspecify.annotations.NullMarked;
