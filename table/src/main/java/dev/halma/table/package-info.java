/**
 * One table as a pure state machine. {@link dev.halma.table.Table} is the state, {@link dev.halma.table.Command} is
 * what an actor asks, {@link dev.halma.table.TableEvent} is what happened. {@link dev.halma.table.Arbiter} decides:
 * (state, command, context) to events and the next state, or a refusal. Nothing here reads a clock, throws a die or
 * does IO; time and random numbers come in with a {@link dev.halma.table.DecisionContext}.
 */
@NullMarked
package dev.halma.table;

import org.jspecify.annotations.NullMarked;
