/**
 * What the rule book has to say to people, without words: the key of a message and the facts named in it. The words
 * are somebody else's, in as many languages as they like.
 */
@NullMarked
package dev.halma.rules.told;

import org.jspecify.annotations.NullMarked;
