package dev.halma.table;

import java.time.Instant;
import java.util.Optional;

/**
 * One line of a table's log.
 *
 * @param version counts from 1 without a gap
 * @param cause the client's command that it followed from
 */
public record Entry(int version, Instant at, Optional<Command.Id> cause, TableEvent event) {}
