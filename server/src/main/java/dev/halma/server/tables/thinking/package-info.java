/** Computers at tables: a bounded pool of threads, fair between tables, within a time budget. */
@NullMarked
package dev.halma.server.tables.thinking;

import org.jspecify.annotations.NullMarked;
