/** Clients over WebSocket: {@link dev.halma.server.socket.Connection} is one of them, whatever carries its texts. */
@NullMarked
package dev.halma.server.socket;

import org.jspecify.annotations.NullMarked;
