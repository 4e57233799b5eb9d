/** Tries a release as those who get it would: the jars, the examples, the archive with its own Java, the numbers. */
@NullMarked
package dev.halma.release;

import org.jspecify.annotations.NullMarked;
