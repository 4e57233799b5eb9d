/** A server as terminal, bot and load reach it: one client for requests, streams and sockets. */
@NullMarked
package dev.halma.cli.remote;

import org.jspecify.annotations.NullMarked;
