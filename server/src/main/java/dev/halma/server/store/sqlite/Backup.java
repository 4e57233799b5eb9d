package dev.halma.server.store.sqlite;

import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.sql.Logs;
import dev.halma.table.Table;
import dev.halma.table.TableId;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import java.util.NoSuchElementException;
import org.sqlite.SQLiteConfig;

/** Copies a store as it is at one moment, also while a server uses it, and checks the copy. */
public final class Backup {

    private Backup() {}

    /**
     * Writes a checked copy. It gets its name last, so a file of that name is always a whole copy.
     *
     * @param target must not exist
     * @return how many tables it holds
     */
    public static int make(Path folder, Path target) {
        Path source = folder.resolve(DataFile.NAME);
        if (DataFile.isNew(source))
            throw new StoreFailed("There is no store in " + folder + ": " + source + " is missing.");
        if (Files.exists(target)) throw exists(target);
        Path part = target.resolveSibling(target.getFileName() + ".part");
        try {
            Files.deleteIfExists(part); // of a backup that was interrupted
            Files.createFile(part);
            DataFile.forOwner(part, "rw-------");
            copy(source, part);
            int tables = check(part);
            try (FileChannel channel = FileChannel.open(part, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            Files.move(part, target);
            return tables;
        } catch (FileAlreadyExistsException e) {
            throw exists(target);
        } catch (IOException e) {
            throw new StoreFailed(target + " can't be written: " + DataFile.why(e) + ". Give another file.", e);
        } finally {
            remove(part);
        }
    }

    private static StoreFailed exists(Path target) {
        return new StoreFailed(target + " exists already, and is left as it is. Give the copy another name.");
    }

    /** One reading transaction: what is written meanwhile is not in the copy. */
    private static void copy(Path source, Path part) {
        try (Connection connection = open(source);
                PreparedStatement copy = connection.prepareStatement("VACUUM INTO ?")) {
            copy.setString(1, part.toString());
            copy.execute();
        } catch (SQLException e) {
            throw Faults.of(Faults.isDamage(e) ? source : part, e);
        }
    }

    static int check(Path part) {
        try (Connection connection = open(part);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery("PRAGMA integrity_check(1)")) {
            String finding = found.getString(1);
            if (!finding.equals("ok")) throw Faults.damaged(part, finding);
            return replayed(connection);
        } catch (SQLException e) {
            throw Faults.of(part, e);
        }
    }

    /** Plays every log through the rule book. */
    private static int replayed(Connection connection) {
        List<TableId> tables = Logs.tables(connection);
        for (TableId table : tables) {
            try {
                Table replayed = Table.replayed(table, Logs.read(connection, table));
                if (replayed.version() != Logs.version(connection, table)) throw damaged(table, "entries are missing");
            } catch (IllegalArgumentException | IllegalStateException | NoSuchElementException e) {
                throw damaged(table, String.valueOf(e.getMessage()));
            }
        }
        return tables.size();
    }

    private static StoreFailed damaged(TableId table, String finding) {
        return new StoreFailed("The log of table " + table + " can't be played through: " + finding
                + ". No copy was made. Keep the copies that you have.");
    }

    static Connection open(Path file) throws SQLException {
        SQLiteConfig config = new SQLiteConfig();
        config.setBusyTimeout(10_000);
        return config.createConnection(DataFile.url(file));
    }

    private static void remove(Path part) {
        try {
            Files.deleteIfExists(part);
        } catch (IOException e) {
            // A leftover does no harm: the next backup removes it.
        }
    }
}
