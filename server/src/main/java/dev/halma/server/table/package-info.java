/**
 * One table as a pure state machine. {@link dev.halma.server.table.Table} is the state,
 * {@link dev.halma.server.table.Command} is what somebody asks, {@link dev.halma.server.table.TableEvent} is what
 * happened. {@link dev.halma.server.table.Arbiter} decides: (state, command, moment) to events or a refusal. Nothing here
 * reads a clock, throws a die or does IO; time and chance come in with a {@link dev.halma.server.table.Moment}.
 */
@NullMarked
package dev.halma.server.table;

import org.jspecify.annotations.NullMarked;
