/**
 * What a search tells while it thinks, in terms that people and programs understand: the line, how far ahead it leaves
 * each seat, and who is ahead by how many turns. Nothing here is worked out before somebody asks for it, so a search that
 * nobody listens to pays nothing.
 */
@NullMarked
package dev.halma.engine.report;

import org.jspecify.annotations.NullMarked;
