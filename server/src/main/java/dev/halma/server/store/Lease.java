package dev.halma.server.store;

import java.time.Instant;

/** The work at a table belongs to one node until a moment. After that any node may take it. */
public record Lease(NodeId node, Instant until) {}
