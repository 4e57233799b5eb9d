/** Leases: work that only one of the nodes of a shared store does at a time. */
@NullMarked
package dev.halma.server.cluster;

import org.jspecify.annotations.NullMarked;
