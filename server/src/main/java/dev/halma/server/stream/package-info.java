/** News as lines of JSON over HTTP, for programs: what a WebSocket says, one message a line. */
@NullMarked
package dev.halma.server.stream;

import org.jspecify.annotations.NullMarked;
