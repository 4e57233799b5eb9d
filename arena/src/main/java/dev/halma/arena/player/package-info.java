/**
 * The entrants of a match: the engine at any level and with any weights, simple players, and any program that speaks
 * UGI.
 */
@NullMarked
package dev.halma.arena.player;

import org.jspecify.annotations.NullMarked;
