package dev.halma.server.cluster.redis;

import dev.halma.server.cluster.Bus;
import dev.halma.server.cluster.BusContract;
import dev.halma.server.services.Patience;
import dev.halma.server.services.RealRedis;

class RedisBusTest extends BusContract {

    @Override
    protected Bus open() {
        return RedisBus.at(RealRedis.shared().freshDatabase(), Patience.ENDLESS, Patience.ENDLESS);
    }
}
