/**
 * The engine as other programs see it. A line of text is read once into a {@link
 * dev.halma.engine.protocol.UgiCommand}; a {@link dev.halma.engine.protocol.UgiSession} answers it with what it is handed:
 * somebody who takes lines, a clock, and somebody who runs the search.
 */
@NullMarked
package dev.halma.engine.protocol;

import org.jspecify.annotations.NullMarked;
