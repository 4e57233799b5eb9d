package dev.halma.server.store.sqlite;

import dev.halma.server.store.StoreFailed;
import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What the errors of SQLite mean to the operator, and what to do about them. */
final class Faults {

    /** The lower byte of an error code is the family; the rest is the detail. */
    private static final int FAMILY = 0xff;

    private Faults() {}

    static StoreFailed of(Path file, Throwable cause) {
        if (cause instanceof StoreFailed failed) return failed;
        SQLiteException error = sqlite(cause);
        if (error == null) return new StoreFailed(file + " can't be used: " + cause.getMessage(), cause);
        return new StoreFailed(words(file, error), cause);
    }

    static StoreFailed damaged(Path file, String finding) {
        return new StoreFailed(damagedWords(file) + " SQLite says: " + finding);
    }

    /** Whether it is the file's content that is wrong. */
    static boolean isDamage(Throwable cause) {
        SQLiteException error = sqlite(cause);
        return error != null
                && (family(error) == SQLiteErrorCode.SQLITE_CORRUPT || family(error) == SQLiteErrorCode.SQLITE_NOTADB);
    }

    private static String words(Path file, SQLiteException error) {
        return switch (family(error)) {
            case SQLITE_FULL ->
                "The disk is full: " + file + " can't grow. Make room; a running server then goes on by itself."
                        + " Nothing that was acknowledged is lost.";
            case SQLITE_READONLY, SQLITE_PERM ->
                file + " can't be written. Give the server the right to write the file and its folder.";
            case SQLITE_CANTOPEN ->
                file + " can't be opened. Give the server the right to read and write the file and its folder.";
            case SQLITE_CORRUPT, SQLITE_NOTADB -> damagedWords(file);
            case SQLITE_BUSY, SQLITE_LOCKED ->
                file + " is locked by another program. Close whatever else has the file open.";
            case SQLITE_IOERR ->
                "The disk fails to read or write " + file + ": " + error.getMessage() + ". Look at the disk.";
            default -> file + " can't be used: " + error.getMessage();
        };
    }

    private static String damagedWords(Path file) {
        return file
                + " is damaged. It is left as it is. Stop the server, move the file and those whose names begin with"
                + " its name to another folder, and put a copy in its place that `halma backup` has made.";
    }

    private static SQLiteErrorCode family(SQLiteException error) {
        return SQLiteErrorCode.getErrorCode(error.getResultCode().code & FAMILY);
    }

    private static @Nullable SQLiteException sqlite(Throwable cause) {
        Throwable each = cause;
        while (each != null) {
            if (each instanceof SQLiteException found) return found;
            each = each.getCause();
        }
        return null;
    }
}
