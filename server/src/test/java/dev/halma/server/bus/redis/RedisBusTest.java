package dev.halma.server.bus.redis;

import dev.halma.server.bus.Bus;
import dev.halma.server.bus.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;

class RedisBusTest extends BusContract {

    @Override
    protected Bus open() {
        return RedisBus.at(RealRedis.shared().freshDatabase(), Patience.ENDLESS, Patience.ENDLESS);
    }
}
