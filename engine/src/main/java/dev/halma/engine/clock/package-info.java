/** The time that a seat should use for one turn. The engine reads no clock itself. */
@NullMarked
package dev.halma.engine.clock;

import org.jspecify.annotations.NullMarked;
