package dev.halma.server.bus.redis;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;

class RedisBusTest extends BusContract {

    private static RealRedis redis;

    @BeforeAll
    static void starts() {
        redis = RealRedis.start();
    }

    @AfterAll
    static void stops() {
        redis.close();
    }

    @Override
    protected Bus open() {
        return RedisBus.at(redis.address(), Patience.LONG, Patience.LONG);
    }
}
