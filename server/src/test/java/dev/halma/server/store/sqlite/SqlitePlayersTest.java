package dev.halma.server.store.sqlite;

import dev.halma.server.store.PlayerContract;
import dev.halma.server.store.Store;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqlitePlayersTest extends PlayerContract {

    @TempDir
    private Path folder;

    @Override
    protected Store open() {
        return SqliteStore.open(folder);
    }
}
