package dev.halma.server.tables;

import dev.halma.server.store.NodeId;
import dev.halma.server.store.Work;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * What tables in memory get from the server or from the simulation.
 *
 * @param random must not be predictable: secrets come from it
 * @param executor runs the turns of tables, one task after the other or many at once
 * @param node this server among those that share a store
 * @param does the work that this node does by itself
 * @param lease how long a node keeps a computer's move without renewing it
 */
public record Environment(
        InstantSource clock,
        RandomGenerator random,
        Executor executor,
        Scheduler scheduler,
        NodeId node,
        Set<Work> does,
        Duration lease) {}
