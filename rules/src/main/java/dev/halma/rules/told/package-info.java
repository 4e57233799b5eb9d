/**
 * What the rule book tells people, without words: the key of a message and its facts. Other modules have the words, in
 * several languages.
 */
@NullMarked
package dev.halma.rules.told;

import org.jspecify.annotations.NullMarked;
