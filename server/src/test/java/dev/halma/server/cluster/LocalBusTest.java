package dev.halma.server.cluster;

class LocalBusTest extends BusContract {

    @Override
    protected Bus open() {
        return new LocalBus();
    }
}
