/** How much of the time on its clock a seat should use for one turn. The engine reads no clock itself. */
@NullMarked
package dev.halma.engine.clock;

import org.jspecify.annotations.NullMarked;
