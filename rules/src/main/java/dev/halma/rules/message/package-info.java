/**
 * The rule book's messages before translation: a key and its facts. Other modules have the texts, in several languages.
 */
@NullMarked
package dev.halma.rules.message;

import org.jspecify.annotations.NullMarked;
