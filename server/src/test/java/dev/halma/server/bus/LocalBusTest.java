package dev.halma.server.bus;

class LocalBusTest extends BusContract {

    @Override
    protected Bus open() {
        return new LocalBus();
    }
}
