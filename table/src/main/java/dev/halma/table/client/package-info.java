/**
 * A client of online tables in Java, as the page is one in TypeScript: {@link dev.halma.table.client.TableClient} knows
 * one table by what the server says of it. It does no IO. Bots, the load test and the simulation bring the line.
 */
@NullMarked
package dev.halma.table.client;

import org.jspecify.annotations.NullMarked;
