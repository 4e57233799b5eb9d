/**
 * The store in SQL, for any database that understands it. {@link dev.halma.server.store.sql.Database} is what differs
 * between databases. One thread writes: {@link dev.halma.server.store.sql.SqlStore} puts all writes that wait into one
 * commit.
 */
@NullMarked
package dev.halma.server.store.sql;

import org.jspecify.annotations.NullMarked;
