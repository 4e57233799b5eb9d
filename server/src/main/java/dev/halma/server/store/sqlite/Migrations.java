package dev.halma.server.store.sqlite;

import dev.halma.server.store.StoreFailed;
import java.nio.file.Path;
import java.util.Map;
import java.util.stream.Stream;
import javax.sql.DataSource;
import org.flywaydb.core.Flyway;
import org.flywaydb.core.api.FlywayException;
import org.flywaydb.core.api.MigrationInfo;

/** Makes the tables, or brings those of an older version up to date. */
final class Migrations {

    private Migrations() {}

    static void migrate(Path file, DataSource source) {
        Flyway flyway = Flyway.configure()
                .dataSource(source)
                .locations("classpath:db/migration")
                .placeholders(Map.of("clustered", "WITHOUT ROWID"))
                .load();
        if (Stream.of(flyway.info().applied()).anyMatch(Migrations::isNewer)) {
            throw new StoreFailed(file + " was written by a newer version of Halma. It is left as it is."
                    + " Start that version, or put back a copy that `halma backup` made before.");
        }
        try {
            flyway.migrate();
        } catch (FlywayException e) {
            throw Faults.of(file, e);
        }
    }

    private static boolean isNewer(MigrationInfo migration) {
        return !migration.getState().isResolved();
    }
}
