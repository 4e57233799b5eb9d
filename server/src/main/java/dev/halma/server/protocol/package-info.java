/**
 * What clients and the server say to each other about tables: two sealed hierarchies,
 * {@link dev.halma.server.protocol.ClientMessage} and {@link dev.halma.server.protocol.ServerMessage}, and JSON for both.
 * The log of a table holds events in the same JSON. docs/protocol-online.md has an example of each.
 */
@NullMarked
package dev.halma.server.protocol;

import org.jspecify.annotations.NullMarked;
