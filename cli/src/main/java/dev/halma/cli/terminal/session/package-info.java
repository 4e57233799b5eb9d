/**
 * What a player can type and what it does, the same on the screen and line by line. {@link
 * dev.halma.cli.terminal.session.Session} stands between a table and a face.
 */
@NullMarked
package dev.halma.cli.terminal.session;

import org.jspecify.annotations.NullMarked;
