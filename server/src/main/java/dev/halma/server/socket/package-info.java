/** WebSockets: each one is the connection of a {@link dev.halma.server.session.ClientSession}. */
@NullMarked
package dev.halma.server.socket;

import org.jspecify.annotations.NullMarked;
