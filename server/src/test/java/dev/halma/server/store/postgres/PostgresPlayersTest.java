package dev.halma.server.store.postgres;

import static dev.halma.server.store.Samples.NOON;

import dev.halma.server.services.Patience;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.PlayerContract;
import dev.halma.server.store.Store;
import org.junit.jupiter.api.AutoClose;

/** The players in PostgreSQL. */
class PostgresPlayersTest extends PlayerContract {

    @AutoClose
    private final RealPostgres.Lent database = RealPostgres.shared().lend();

    @Override
    protected Store open() {
        return PostgresStore.open(database.address(), NOON, Patience.LIMITS.database());
    }
}
