package dev.halma.server.store.sqlite;

import dev.halma.server.store.Store;
import dev.halma.server.store.StoreContract;
import java.nio.file.Path;
import org.junit.jupiter.api.io.TempDir;

class SqliteStoreTest extends StoreContract {

    @TempDir
    private Path folder;

    @Override
    protected Store open() {
        return SqliteStore.open(folder);
    }
}
