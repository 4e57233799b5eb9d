/** The programs that measured the figures in {@code bench/results.md}. */
@NullMarked
package dev.halma.bench;

import org.jspecify.annotations.NullMarked;
