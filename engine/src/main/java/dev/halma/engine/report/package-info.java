/**
 * The results of a search for people and programs: the variation, each seat's lead at its end, and which side is ahead
 * by how many turns. Everything is computed on request, so a search without listeners pays nothing.
 */
@NullMarked
package dev.halma.engine.report;

import org.jspecify.annotations.NullMarked;
