/** {@code ./halma lab}: the way into the programs of this module. */
@NullMarked
package dev.halma.bench.lab;

import org.jspecify.annotations.NullMarked;
