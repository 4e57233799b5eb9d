/**
 * Where a game is played. A {@link dev.halma.cli.terminal.table.Table} takes requests and tells moments; one is here, the
 * other at a server, and nobody else can tell which it is.
 */
@NullMarked
package dev.halma.cli.terminal.table;

import org.jspecify.annotations.NullMarked;
