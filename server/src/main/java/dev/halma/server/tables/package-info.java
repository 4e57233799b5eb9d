/**
 * The tables in memory. {@link dev.halma.server.tables.TableRegistry} passes each command to the actor of its table, which lets
 * the arbiter decide, appends to the store and only then publishes on the bus. Time, random numbers and threads come from an
 * {@link dev.halma.server.tables.Environment}, so that the simulation runs this same code under one seed.
 */
@NullMarked
package dev.halma.server.tables;

import org.jspecify.annotations.NullMarked;
