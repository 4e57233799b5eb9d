/**
 * The engine as other programs see it. Each line of text is parsed into a {@link dev.halma.engine.protocol.UgiCommand},
 * and a {@link dev.halma.engine.protocol.UgiSession} replies to it. Output, clock and runner are handed in.
 */
@NullMarked
package dev.halma.engine.protocol;

import org.jspecify.annotations.NullMarked;
