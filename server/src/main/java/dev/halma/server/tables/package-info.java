/**
 * The tables in use. {@link dev.halma.server.tables.TableRegistry} takes what is asked of a table, lets the arbiter decide,
 * appends to the store and only then tells the bus. Time, chance and threads come from {@link dev.halma.server.tables.Environment},
 * so that the simulation runs this same code under one seed.
 */
@NullMarked
package dev.halma.server.tables;

import org.jspecify.annotations.NullMarked;
