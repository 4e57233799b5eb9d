/** The store in PostgreSQL, which many servers share. */
@NullMarked
package dev.halma.server.store.postgres;

import org.jspecify.annotations.NullMarked;
