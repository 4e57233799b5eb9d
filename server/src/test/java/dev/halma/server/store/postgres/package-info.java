/** The store in a real PostgreSQL. */
@NullMarked
package dev.halma.server.store.postgres;

import org.jspecify.annotations.NullMarked;
