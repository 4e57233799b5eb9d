package dev.halma.server.live;

import java.time.InstantSource;
import java.util.concurrent.Executor;
import java.util.random.RandomGenerator;

/**
 * What live tables need from outside.
 *
 * @param chance nobody may be able to guess it
 * @param executor where a table goes on after its append; never the store's own thread
 */
public record Outside(InstantSource clock, RandomGenerator chance, Executor executor, Timer timer) {}
