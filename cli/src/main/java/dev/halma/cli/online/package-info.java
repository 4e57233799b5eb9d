/** A server as a program calls it: requests, lines of a stream, and a socket that connects again by itself. */
@NullMarked
package dev.halma.cli.online;

import org.jspecify.annotations.NullMarked;
