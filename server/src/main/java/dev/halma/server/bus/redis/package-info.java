/**
 * The bus between several nodes, through Redis or Valkey. Redis only carries: nothing is kept there but counters that expire,
 * and a node whose Redis is gone goes on by itself.
 */
@NullMarked
package dev.halma.server.bus.redis;

import org.jspecify.annotations.NullMarked;
