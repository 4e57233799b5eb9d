package dev.halma.server.tables;

import dev.halma.table.Command;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * A command on its way to a table.
 *
 * @param id the client's id for it
 * @param lag the measured lag of the client's connection
 * @param answer is called exactly once
 */
public record Ask(
        Command.Actor actor, Optional<Command.Id> id, Command command, Duration lag, Consumer<Answer> answer) {}
