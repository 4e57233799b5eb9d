package dev.halma.server.online.power;

import dev.halma.server.services.Ports;
import dev.halma.server.services.RealPostgres;
import dev.halma.server.services.RealRedis;
import dev.halma.server.services.Relay;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicInteger;

/** Nodes in processes of their own, on a real PostgreSQL and a real Redis. Anything of it may fail. */
final class Nodes implements Supply, AutoCloseable {

    private final Path folder;
    private final RealPostgres postgres = RealPostgres.start();
    private final RealRedis redis = RealRedis.start();
    private final String store = postgres.freshDatabase();
    private final List<Relay> network = new ArrayList<>();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final AtomicInteger asked = new AtomicInteger();

    Nodes(Path folder, int count) throws IOException {
        this.folder = folder;
        for (int i = 0; i < count; i++) {
            network.add(new Relay(postgres.port()));
            nodes.add(start(i, Ports.free()));
        }
    }

    /** Every node has a network of its own to the database. */
    private ServerProcess start(int node, int port) throws IOException {
        String way =
                store.replace(":" + postgres.port(), ":" + network.get(node).port());
        return ServerProcess.startNode(folder.resolve("node" + node), port, way, redis.address());
    }

    int count() {
        return nodes.size();
    }

    /** The address of the database without a network that can fail. */
    String store() {
        return store;
    }

    RealPostgres postgres() {
        return postgres;
    }

    RealRedis redis() {
        return redis;
    }

    Relay network(int node) {
        return network.get(node);
    }

    synchronized ServerProcess node(int node) {
        return nodes.get(node);
    }

    void kill(int node) throws InterruptedException {
        node(node).kill();
    }

    /** After it was killed: at the same port. */
    void startAgain(int node) throws IOException {
        ServerProcess fresh = start(node, node(node).port());
        synchronized (this) {
            nodes.set(node, fresh);
        }
    }

    List<URI> addresses() {
        return nodes.stream().map(ServerProcess::address).toList();
    }

    /** The processor time that all nodes have taken. */
    Duration work() {
        return nodes.stream().map(ServerProcess::work).reduce(Duration.ZERO, Duration::plus);
    }

    @Override
    public URI address() {
        return node(asked.getAndIncrement() % count()).address();
    }

    @Override
    public int start() {
        return 0;
    }

    /** There is always another node. */
    @Override
    public void waitForStartAfter(int start, RuntimeException cut) {}

    @Override
    public Duration patience() {
        return Duration.ofSeconds(3);
    }

    @Override
    public void close() {
        nodes.forEach(ServerProcess::close);
        network.forEach(Relay::close);
        redis.close();
        postgres.close();
    }
}
