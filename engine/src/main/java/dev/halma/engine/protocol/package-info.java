/** The engine as other programs see it. */
@NullMarked
package dev.halma.engine.protocol;

import org.jspecify.annotations.NullMarked;
