/** The players: eight levels of the engine, and two simple players to measure engines against. */
@NullMarked
package dev.halma.engine.level;

import org.jspecify.annotations.NullMarked;
