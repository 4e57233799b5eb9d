/** How many appends the store of online tables takes. */
@NullMarked
package dev.halma.bench.store;

import org.jspecify.annotations.NullMarked;
