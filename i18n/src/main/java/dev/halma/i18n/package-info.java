/**
 * The words, in nine languages: one file of messages a language, and what puts facts into them. The page reads the same
 * files; nobody else says anything to a player.
 */
@NullMarked
package dev.halma.i18n;

import org.jspecify.annotations.NullMarked;
