/**
 * Who a player is: an id that others see, a chosen name, and secrets that prove it. There are no accounts. A browser keeps
 * its secret in a cookie, a program in a bearer token; the server keeps only their hashes.
 * {@link dev.halma.server.players.Identities} is the way in.
 */
@NullMarked
package dev.halma.server.players;

import org.jspecify.annotations.NullMarked;
