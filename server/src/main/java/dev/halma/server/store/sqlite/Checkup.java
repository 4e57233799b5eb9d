package dev.halma.server.store.sqlite;

import java.nio.file.Path;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.Optional;

/** Looks at a store without changing it, also while a server uses it. */
public final class Checkup {

    private Checkup() {}

    /**
     * The number of tables; empty if there is no store yet.
     *
     * @throws dev.halma.server.store.StoreFailed if it is damaged, or not ours
     */
    public static Optional<Integer> tables(Path folder) {
        Path file = folder.resolve(DataFile.NAME);
        if (DataFile.isNew(file)) return Optional.empty();
        try (Connection connection = Backup.open(file);
                Statement statement = connection.createStatement()) {
            try (ResultSet found = statement.executeQuery("PRAGMA quick_check(1)")) {
                String finding = found.getString(1);
                if (!finding.equals("ok")) throw Faults.damaged(file, finding);
            }
            try (ResultSet found = statement.executeQuery("SELECT COUNT(*) FROM game_table")) {
                return Optional.of(found.getInt(1));
            }
        } catch (SQLException e) {
            throw Faults.of(file, e);
        }
    }
}
