/**
 * The client of online tables in Java; the page has one in TypeScript. {@link dev.halma.table.client.TableClient} keeps
 * one table up to date from the server's messages. It does no IO: bots, the load test and the simulation supply the
 * connection.
 */
@NullMarked
package dev.halma.table.client;

import org.jspecify.annotations.NullMarked;
