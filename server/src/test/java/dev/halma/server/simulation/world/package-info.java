/**
 * What is simulated round the nodes of a server: time, one database, the lines to it, a bus between nodes, the lines of
 * clients, and computers. Everything that reaches a node goes through its {@link dev.halma.server.simulation.world.Life},
 * so that a node can be frozen and can die.
 */
@NullMarked
package dev.halma.server.simulation.world;

import org.jspecify.annotations.NullMarked;
