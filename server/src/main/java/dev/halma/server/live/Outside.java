package dev.halma.server.live;

import dev.halma.server.store.NodeId;
import dev.halma.server.store.Work;
import java.time.Duration;
import java.time.InstantSource;
import java.util.Set;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * What live tables need from outside.
 *
 * @param chance nobody may be able to guess it
 * @param executor where a table goes on after its append; never the store's own thread
 * @param node this server among those that share a store
 * @param does the work that it does by itself
 * @param lease how long a computer's move is this node's without a word of it
 */
public record Outside(
        InstantSource clock,
        RandomGenerator chance,
        Executor executor,
        Timer timer,
        NodeId node,
        Set<Work> does,
        Duration lease) {}
