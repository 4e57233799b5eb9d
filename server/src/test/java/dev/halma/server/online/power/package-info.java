/** A server process that loses its power or its disk. */
@NullMarked
package dev.halma.server.online.power;

import org.jspecify.annotations.NullMarked;
