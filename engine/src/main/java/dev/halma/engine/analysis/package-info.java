/**
 * Analysis for people and programs that want more than one move: several best variations, and reviews of whole games
 * with their turning points.
 */
@NullMarked
package dev.halma.engine.analysis;

import org.jspecify.annotations.NullMarked;
