/**
 * The engine as other programs see it. Each line of text is parsed into a {@link dev.halma.engine.ugi.UgiCommand},
 * and a {@link dev.halma.engine.ugi.UgiSession} replies to it. Output, clock and runner are handed in.
 */
@NullMarked
package dev.halma.engine.ugi;

import org.jspecify.annotations.NullMarked;
