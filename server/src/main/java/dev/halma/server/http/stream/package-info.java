/** Messages as lines of JSON over HTTP, for programs: the messages of a WebSocket, one a line. */
@NullMarked
package dev.halma.server.http.stream;

import org.jspecify.annotations.NullMarked;
