/** Attacks against a server of one's own, and what they cost the people who play there: {@code ./halma lab attack}. */
@NullMarked
package dev.halma.bench.attack;

import org.jspecify.annotations.NullMarked;
