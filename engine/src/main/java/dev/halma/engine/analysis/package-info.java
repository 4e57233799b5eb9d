/**
 * What the engine thinks of a position or a game, for people and programs that want more than one move: several best
 * lines, scores that can be put into words, and games gone through for their turning points.
 */
@NullMarked
package dev.halma.engine.analysis;

import org.jspecify.annotations.NullMarked;
