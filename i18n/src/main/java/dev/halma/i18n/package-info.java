/**
 * The words in nine languages: one file of messages per language, and the code that inserts facts. The page reads the
 * same files. All texts for players come from here.
 */
@NullMarked
package dev.halma.i18n;

import org.jspecify.annotations.NullMarked;
