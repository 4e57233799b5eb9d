package dev.halma.server.tables;

import dev.halma.table.Command;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A command on its way to a table.
 *
 * @param id the client's id for it
 * @param lag the measured delay of the client's line
 * @param answer is called exactly once, with what became of it
 */
public record Ask(
        Command.Actor actor, Optional<Command.Id> id, Command command, Duration lag, Consumer<Answer> answer) {}
