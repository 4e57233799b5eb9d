/** The tables that strangers may join or watch, and a quick way to a game. */
@NullMarked
package dev.halma.server.lobby;

import org.jspecify.annotations.NullMarked;
