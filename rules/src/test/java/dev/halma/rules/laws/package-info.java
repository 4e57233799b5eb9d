/** Laws that hold in every position of every variant, tested on thousands of seeded random positions. */
@NullMarked
package dev.halma.rules.laws;

import org.jspecify.annotations.NullMarked;
