/** The web server behind {@code halma serve}: it gives out the page, which carries the whole rule book with it. */
@NullMarked
package dev.halma.server;

import org.jspecify.annotations.NullMarked;
