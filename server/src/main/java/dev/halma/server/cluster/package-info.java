/**
 * Nodes that share a store: messages between them, limits that they count together, and leases for work that only one of
 * them does at a time. A lost message does no harm: the log has everything.
 */
@NullMarked
package dev.halma.server.cluster;

import org.jspecify.annotations.NullMarked;
