/** What the figures in {@code bench/results.md} were measured with. */
@NullMarked
package dev.halma.bench;

import org.jspecify.annotations.NullMarked;
