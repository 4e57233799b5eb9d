/**
 * The results of a search in terms that people and programs understand: the variation, each seat's lead at its end, and
 * who is ahead by how many turns. Everything is computed on request, so a search without listeners pays nothing.
 */
@NullMarked
package dev.halma.engine.report;

import org.jspecify.annotations.NullMarked;
