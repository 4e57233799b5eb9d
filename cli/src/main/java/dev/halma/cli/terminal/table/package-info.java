/**
 * Where a game is played. A {@link dev.halma.cli.terminal.table.TableChannel} takes commands and publishes events; one
 * leads to a table here, the other to one at a server, and callers need not know which it is.
 */
@NullMarked
package dev.halma.cli.terminal.table;

import org.jspecify.annotations.NullMarked;
