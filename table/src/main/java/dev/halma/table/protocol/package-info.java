/**
 * What clients and the server say to each other about tables: two sealed hierarchies,
 * {@link dev.halma.table.protocol.ClientMessage} and {@link dev.halma.table.protocol.ServerMessage}, and JSON for both.
 * The log of a table holds events in the same JSON. docs/protocol-online.md has an example of each.
 */
@NullMarked
package dev.halma.table.protocol;

import org.jspecify.annotations.NullMarked;
