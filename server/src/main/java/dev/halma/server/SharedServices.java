package dev.halma.server;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.LocalBus;
import dev.halma.server.cluster.redis.RedisBus;
import dev.halma.server.store.Store;
import dev.halma.server.store.StoreFailed;
import dev.halma.server.store.postgres.PostgresStore;
import dev.halma.server.store.sqlite.SqliteStore;
import java.time.InstantSource;

/** The services that servers may share: the store and the bus. */
record SharedServices(Store store, Bus bus) implements AutoCloseable {

    /**
     * Opens what the settings name.
     *
     * @throws StoreFailed if the data can't be used
     */
    static SharedServices open(Settings settings, InstantSource clock) {
        Settings.Cluster cluster = settings.cluster();
        if (cluster.store().isEmpty() && cluster.bus().isPresent()) {
            throw new StoreFailed("A bus is for servers that share a store. Give --store too, or leave --bus out.");
        }
        Bus bus = bus(settings);
        try {
            return new SharedServices(store(settings, clock), bus);
        } catch (RuntimeException e) {
            bus.close();
            throw e;
        }
    }

    private static Bus bus(Settings settings) {
        Settings.Cluster cluster = settings.cluster();
        if (cluster.bus().isPresent())
            return RedisBus.at(
                    cluster.bus().get(),
                    settings.times().bus(),
                    settings.times().counting());
        return cluster.store().isPresent() ? LocalBus.withoutOthers() : new LocalBus();
    }

    private static Store store(Settings settings, InstantSource clock) {
        if (settings.cluster().store().isEmpty()) return SqliteStore.open(settings.data());
        String address = settings.cluster().store().get();
        if (PostgresStore.isAddress(address))
            return PostgresStore.open(address, clock.instant(), settings.times().database());
        throw new StoreFailed("The store should be postgresql://USER:PASSWORD@HOST:5432/NAME. For a database of this"
                + " server's own leave --store out, and give its folder with --data.");
    }

    @Override
    public void close() {
        store.close();
        bus.close();
    }
}
