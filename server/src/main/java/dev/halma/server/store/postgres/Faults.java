package dev.halma.server.store.postgres;

import dev.halma.server.store.StoreFailed;
import java.sql.SQLException;
import org.jspecify.annotations.Nullable;

/** What the errors of PostgreSQL mean to the operator, and what to do about them. */
final class Faults {

    private Faults() {}

    /** @param isCommit whether it failed while it was committed */
    static StoreFailed of(PostgresAddress address, Throwable cause, boolean isCommit) {
        if (cause instanceof StoreFailed failed) return failed;
        SQLException error = sql(cause);
        if (error == null) return new StoreFailed(address + " can't be used: " + cause.getMessage(), cause);
        String state = error.getSQLState() == null ? "" : error.getSQLState();
        boolean isLost = state.startsWith("08") || state.startsWith("57") || state.isEmpty();
        return new StoreFailed(words(address, state, error), cause, isCommit && isLost);
    }

    private static String words(PostgresAddress address, String state, SQLException error) {
        return switch (state) {
            case "08001", "08003", "08004", "08006", "08P01" ->
                "PostgreSQL at " + address + " can't be reached. Start it, or correct the address in --store or"
                        + " HALMA_STORE. A running server goes on by itself once it is there.";
            case "28000", "28P01" ->
                "PostgreSQL at " + address + " does not accept this user and password. Correct them in --store or"
                        + " HALMA_STORE.";
            case "3D000" ->
                "There is no such database at " + address + ". Make it with `createdb`, or correct the name.";
            case "42501" -> "The user may not make tables at " + address + ". Make the user the owner of the database.";
            case "53100" ->
                "The disk of PostgreSQL at " + address + " is full. Make room; a running server then goes on by itself."
                        + " Nothing that was acknowledged is lost.";
            case "53300" ->
                "PostgreSQL at " + address + " has no connection left. Raise its max_connections: each server takes"
                        + " about ten.";
            case "25006" ->
                "PostgreSQL at " + address + " may only be read: it is a replica. Give the address of the primary.";
            case "57P01", "57P02", "57P03" ->
                "PostgreSQL at " + address + " stops or starts. A running server goes on by itself.";
            default -> "PostgreSQL at " + address + " says: " + error.getMessage();
        };
    }

    private static @Nullable SQLException sql(Throwable cause) {
        SQLException found = null;
        for (Throwable each = cause; each != null; each = each.getCause()) {
            if (each instanceof SQLException error && error.getSQLState() != null) return error;
            if (each instanceof SQLException error) found = error;
        }
        return found;
    }
}
