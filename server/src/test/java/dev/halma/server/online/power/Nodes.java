package dev.halma.server.online.power;

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

/** Three nodes in processes of their own, on a real PostgreSQL and a real Redis. Anything of it may fail. */
final class Nodes implements Supply, AutoCloseable {

    private static final int COUNT = 3;

    private final Path folder;
    private final RealPostgres postgres = RealPostgres.start();
    private final RealRedis redis = RealRedis.start();
    private final String store = postgres.freshDatabase();
    private final List<Relay> network = new ArrayList<>();
    private final List<ServerProcess> nodes = new ArrayList<>();
    private final AtomicInteger asked = new AtomicInteger();

    Nodes(Path folder) throws IOException {
        this.folder = folder;
        for (int i = 0; i < COUNT; i++) {
            network.add(new Relay(postgres.port()));
            nodes.add(start(i));
        }
    }

    /** Every node has a network of its own to the database. */
    private ServerProcess start(int node) throws IOException {
        String way =
                store.replace(":" + postgres.port(), ":" + network.get(node).port());
        return ServerProcess.startNode(folder.resolve("node" + node), way, redis.address());
    }

    int count() {
        return COUNT;
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

    void startAgain(int node) throws IOException {
        ServerProcess fresh = start(node);
        synchronized (this) {
            nodes.set(node, fresh);
        }
    }

    @Override
    public URI address() {
        return node(asked.getAndIncrement() % COUNT).address();
    }

    @Override
    public int start() {
        return 0;
    }

    /** There is always another node: nobody waits. */
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
