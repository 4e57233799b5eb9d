/**
 * One client of the server: {@link dev.halma.server.http.session.ClientSession} handles its messages, and a
 * {@link dev.halma.server.http.session.Connection} carries what it is sent, over a WebSocket or as lines of a stream.
 */
@NullMarked
package dev.halma.server.http.session;

import org.jspecify.annotations.NullMarked;
