package dev.halma.server.store.postgres;

import java.util.Map;
import org.flywaydb.core.Flyway;

/**
 * Makes the tables, or brings those of an older version up to date. While a cluster is upgraded, new and old nodes run
 * together, and an old one may start after a new one: so it ignores later migrations.
 */
final class Migrations {

    private Migrations() {}

    static void migrate(PostgresAddress address) {
        Flyway.configure()
                .dataSource(address.url(), address.user(), address.password())
                .locations("classpath:db/migration", "classpath:db/postgresql")
                .placeholders(Map.of("clustered", ""))
                .ignoreMigrationPatterns("*:future")
                .load()
                .migrate();
    }
}
