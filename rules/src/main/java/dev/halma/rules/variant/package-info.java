/**
 * The family as data: seats and sides, and the house rules. A new variant is one more entry in the catalogue.
 */
@NullMarked
package dev.halma.rules.variant;

import org.jspecify.annotations.NullMarked;
