/** Moves an installation from one store to another. */
@NullMarked
package dev.halma.server.store.move;

import org.jspecify.annotations.NullMarked;
