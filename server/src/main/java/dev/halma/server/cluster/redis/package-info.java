/**
 * The bus between several nodes, through Redis or Valkey. Redis only carries messages: nothing is stored there but
 * counters that expire, and a node without Redis goes on alone.
 */
@NullMarked
package dev.halma.server.cluster.redis;

import org.jspecify.annotations.NullMarked;
