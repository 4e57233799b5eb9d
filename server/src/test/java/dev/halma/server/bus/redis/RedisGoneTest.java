package dev.halma.server.bus.redis;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.Ports;

/** On its own node a bus does everything without Redis, too. */
class RedisGoneTest extends BusContract {

    @Override
    protected Bus open() {
        return RedisBus.at("redis://127.0.0.1:" + Ports.free(), Patience.ENDLESS, Patience.ENDLESS);
    }
}
