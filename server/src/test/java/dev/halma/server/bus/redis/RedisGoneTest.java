package dev.halma.server.bus.redis;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;

/** On its own node a bus does everything without Redis, too. */
class RedisGoneTest extends BusContract {

    @Override
    protected Bus open() {
        try (RealRedis redis = RealRedis.start()) {
            redis.kill();
            return RedisBus.at(redis.address(), Patience.LONG, Patience.LONG);
        }
    }
}
