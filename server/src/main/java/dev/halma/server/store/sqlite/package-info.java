/**
 * The store in one SQLite file, {@code halma.db} in the data folder. One server uses it at a time; a backup may be made
 * meanwhile. Every fault of the file has its own error message, and no file is overwritten.
 */
@NullMarked
package dev.halma.server.store.sqlite;

import org.jspecify.annotations.NullMarked;
