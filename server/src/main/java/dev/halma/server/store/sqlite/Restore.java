package dev.halma.server.store.sqlite;

import dev.halma.server.store.StoreFailed;
import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** Puts a copy that {@link Backup} has made in place of a store. */
public final class Restore {

    private static final String REPLACED = ".replaced";

    private Restore() {}

    /** How far a store has come: its last change, and the entries of all logs. */
    private record Progress(long changedAt, long entries) {

        boolean isBeyond(Progress other) {
            return changedAt > other.changedAt || (changedAt == other.changedAt && entries > other.entries);
        }
    }

    /**
     * Checks a copy and makes it the store of a folder. A store that was there is kept under another name. One that has changed
     * after the copy was made is left as it is.
     *
     * @param isOlderWanted whether a store that is newer than the copy is replaced, too
     * @return how many tables it holds
     */
    public static int from(Path copy, Path folder, boolean isOlderWanted) {
        if (DataFile.isNew(copy)) throw new StoreFailed("There is no copy at " + copy + ".");
        DataFile.makeFolder(folder);
        FileChannel lock = DataFile.lock(folder);
        try {
            Path target = folder.resolve(DataFile.NAME);
            if (!DataFile.isNew(target) && !isOlderWanted) requireNotNewer(target, copy);
            return replace(copy, folder);
        } catch (IOException e) {
            throw new StoreFailed(folder + " can't be written: " + DataFile.why(e) + ".", e);
        } finally {
            unlock(lock);
        }
    }

    private static void unlock(FileChannel lock) {
        try {
            lock.close();
        } catch (IOException e) {
            // It ends with this process.
        }
    }

    private static void requireNotNewer(Path target, Path copy) {
        if (!progress(target).isBeyond(progress(copy))) return;
        throw new StoreFailed(
                target + " has changed after " + copy + " was made. It is left as it is. With --older it is"
                        + " replaced by the older copy, and kept as " + DataFile.NAME + REPLACED + ".");
    }

    private static Progress progress(Path file) {
        try (Connection connection = Backup.open(file);
                Statement statement = connection.createStatement();
                ResultSet found = statement.executeQuery(
                        "SELECT COALESCE(MAX(changed_at), 0), COALESCE(SUM(version), 0) FROM game_table")) {
            return new Progress(found.getLong(1), found.getLong(2));
        } catch (SQLException e) {
            throw Faults.of(file, e);
        }
    }

    private static int replace(Path copy, Path folder) throws IOException {
        Path target = folder.resolve(DataFile.NAME);
        Path part = target.resolveSibling(DataFile.NAME + ".part");
        try {
            Files.deleteIfExists(part);
            Files.createFile(part);
            DataFile.forOwner(part, "rw-------");
            Files.copy(copy, part, StandardCopyOption.REPLACE_EXISTING);
            int tables = Backup.check(part);
            force(part, StandardOpenOption.WRITE);
            for (String ending : List.of("-wal", "-shm", "")) {
                Path old = target.resolveSibling(DataFile.NAME + ending);
                Path kept = target.resolveSibling(DataFile.NAME + REPLACED + ending);
                if (Files.exists(old)) Files.move(old, kept, StandardCopyOption.REPLACE_EXISTING);
                else Files.deleteIfExists(kept);
            }
            Files.move(part, target, StandardCopyOption.ATOMIC_MOVE);
            force(folder, StandardOpenOption.READ);
            return tables;
        } finally {
            Files.deleteIfExists(part);
        }
    }

    static void force(Path path, StandardOpenOption option) throws IOException {
        try (FileChannel channel = FileChannel.open(path, option)) {
            channel.force(true);
        }
    }
}
