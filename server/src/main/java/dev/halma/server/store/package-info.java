/**
 * Where tables and players are kept. {@link dev.halma.server.store.Store} is the seam: an append-only log for each table,
 * with an index over what the logs say now. Once an append has completed, it is on disk.
 */
@NullMarked
package dev.halma.server.store;

import org.jspecify.annotations.NullMarked;
