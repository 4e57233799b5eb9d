/** What is agreed on before a game at a table: variant, pace, who sits where, who begins. */
@NullMarked
package dev.halma.server.table.plan;

import org.jspecify.annotations.NullMarked;
