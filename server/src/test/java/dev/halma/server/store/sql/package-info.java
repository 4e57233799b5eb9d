@NullMarked
package dev.halma.server.store.sql;

import org.jspecify.annotations.NullMarked;
