/**
 * The tables in use. {@link dev.halma.server.live.LiveTables} takes what is asked of a table, lets the arbiter decide,
 * appends to the store and only then tells the bus. Time, chance and threads come from {@link dev.halma.server.live.Outside},
 * so that the simulation runs this same code under one seed.
 */
@NullMarked
package dev.halma.server.live;

import org.jspecify.annotations.NullMarked;
