/** Laws that hold in every position of every variant, tried on thousands of seeded random ones. */
@NullMarked
package dev.halma.rules.laws;

import org.jspecify.annotations.NullMarked;
