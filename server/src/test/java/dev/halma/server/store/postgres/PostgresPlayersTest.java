package dev.halma.server.store.postgres;

import static dev.halma.server.store.Samples.NOON;

import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.PlayerContract;
import dev.halma.server.store.Store;
import org.junit.jupiter.api.AfterEach;

/** The players in PostgreSQL. */
class PostgresPlayersTest extends PlayerContract {

    private final RealPostgres.Lent database = RealPostgres.shared().lend();

    @AfterEach
    void giveBack() {
        database.close();
    }

    @Override
    protected Store open() {
        return PostgresStore.open(database.address(), NOON);
    }
}
