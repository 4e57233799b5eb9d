package dev.halma.server.cluster.redis;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.Ports;

/** On its own node a bus does everything without Redis, too. */
class RedisGoneTest extends BusContract {

    @Override
    protected Bus open() {
        return RedisBus.at("redis://127.0.0.1:" + Ports.free(), Patience.ENDLESS, Patience.ENDLESS);
    }
}
