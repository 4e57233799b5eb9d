/** WebSockets: each one is the connection of a {@link dev.halma.server.http.session.ClientSession}. */
@NullMarked
package dev.halma.server.http.socket;

import org.jspecify.annotations.NullMarked;
