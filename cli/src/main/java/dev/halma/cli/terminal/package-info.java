/**
 * Plays and replays games in a terminal: the commands, the questions before a game, and how a table is found or
 * created.
 */
@NullMarked
package dev.halma.cli.terminal;

import org.jspecify.annotations.NullMarked;
