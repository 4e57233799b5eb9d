/** Moving from store to store. */
@NullMarked
package dev.halma.server.store.move;

import org.jspecify.annotations.NullMarked;
