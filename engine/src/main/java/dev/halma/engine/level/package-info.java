/** Who sits at the board: eight levels of the engine, and the two simple players that engines are measured against. */
@NullMarked
package dev.halma.engine.level;

import org.jspecify.annotations.NullMarked;
