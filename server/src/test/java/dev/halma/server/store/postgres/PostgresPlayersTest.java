package dev.halma.server.store.postgres;

import static dev.halma.server.store.Samples.NOON;

import dev.halma.server.services.RealPostgres;
import dev.halma.server.store.PlayerContract;
import dev.halma.server.store.Store;

/** The players in PostgreSQL. */
class PostgresPlayersTest extends PlayerContract {

    @Override
    protected Store open() {
        return PostgresStore.open(RealPostgres.shared().freshDatabase(), NOON);
    }
}
