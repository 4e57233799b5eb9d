/**
 * Online tables under one seed and in one thread, at one node or at several that share a store. The tables, the arbiter, the
 * codec and the rule book are the real ones; time, the network, the store, the computers and the people are simulated.
 * {@link dev.halma.server.simulation.Simulation} runs a seed, {@link dev.halma.server.simulation.Witness} sees everything
 * and says what must never be.
 */
@NullMarked
package dev.halma.server.simulation;

import org.jspecify.annotations.NullMarked;
